// What the server, the page and the service worker say to each other about working without a network (docs/product.md, 15).
import { baseOf, type Language, languages } from './languages.ts';

/** The worker's address; it is at the root so that its scope is the whole site. */
export const workerPath = '/sw.js';
/** The list of what to keep, `OfflineList` as JSON, below the base of its language; 204 where the server is configured to have no worker. */
export const offlineListPath = '/offline.json';
/** Of all languages. */
export const offlineListPaths = languages.map((language) => baseOf[language] + offlineListPath);
/** The one Trusted Types policy that a page may have, with which it names the worker's address. */
export const trustedTypesPolicy = 'offline';

/** What a release consists of, by addresses; pictures and the film are kept as they are seen, or not at all. */
export type OfflineList = {
  readonly language: Language;
  /** Another for each release. */
  readonly build: string;
  /** The prerendered pages. */
  readonly pages: readonly string[];
  /** Scripts, fonts and data that some screen needs. */
  readonly files: readonly string[];
  /** Those of the other languages: they are not fetched, but stay where they are kept. */
  readonly others: readonly string[];
};

/** What a page tells the worker, once it has nothing else to do. */
export type KeepMessage = {
  readonly type: 'keep';
  /** What the page loaded before the worker took over. */
  readonly seen: readonly string[];
  /** `null` under Save-Data: only what is seen is kept. */
  readonly list: OfflineList | null;
  /** Whether the page is of the release that `list` describes. */
  readonly isCurrent: boolean;
};
