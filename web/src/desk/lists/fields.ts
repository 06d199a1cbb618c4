import type { Meaning } from "./reading.svelte";
import { w } from "./words";

/** What columns may mean. */
export const MEANINGS = [
  ...(["name", "first", "licence", "federation", "club", "series", "category", "team", "table"] as const),
  ...(["partner", "partner-licence", "agrees", "paid", "accessible", "ignored"] as const),
] satisfies Meaning[];

export const isMeaning = (field: string): field is Meaning => (MEANINGS as readonly string[]).includes(field);

/** The names of fields, in a sentence. */
export const namedFields = (fields: readonly string[]): string =>
  fields
    .filter(isMeaning)
    .map((field) => w(`meaning.${field}`).toLowerCase())
    .join(", ");
