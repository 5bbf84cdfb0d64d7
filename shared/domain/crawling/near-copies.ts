import { likeness } from '../near-duplicates/index.ts'

/** An added line or a changed date leaves as much; what the pages of one template share is less. */
const leastAlike = 0.9
const fewestWords = 40

/** A page that was kept, or may be. */
export interface Kept {
  url: string
  title: string
  /** `printOf` its content. */
  fingerprint: string
}

/**
 * The page that another one is nearly the same as; undefined where there is none. Two pages are, when they bear the same title and share nine of ten runs of
 * three words: pages that share all but some words of a frame around them differ by their title, and must not be lost.
 */
export const nearCopyOf = <Page extends Kept>(
  page: Kept & { words: number },
  kept: readonly Page[],
): Page | undefined =>
  page.words < fewestWords
    ? undefined
    : kept.find(
        ({ url, title, fingerprint }) =>
          url !== page.url &&
          title === page.title &&
          (likeness(fingerprint, page.fingerprint) ?? 0) >= leastAlike,
      )
