import { beforeAll } from "vitest";
import { fetchSentences } from "./catalogue";

// As in the application, nothing is said before its sentences are there.
beforeAll(() => fetchSentences());
