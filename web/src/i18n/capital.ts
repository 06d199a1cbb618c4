/** A sentence that begins a line. */
export const capital = <S extends string>(sentence: S): Capitalize<S> =>
  (sentence.charAt(0).toUpperCase() + sentence.slice(1)) as Capitalize<S>;
