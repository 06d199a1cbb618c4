interface ImportMetaEnv {
  /** Whether the page that plays without a server was built. */
  readonly HAS_PAGE?: boolean;
}
