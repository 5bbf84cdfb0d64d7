const megabyte = 2 ** 20

/**
 * Pixels of one picture. A4 at 200 dots per inch has 3.9 million; measured, the engine takes 60 MB for them, and an isolate has 128 MB for engine,
 * picture and everything else.
 */
export const maximumPixels = 4_200_000
/** Of width and height, because the engine counts in 16 bits. */
export const maximumSide = 32_767
/** No letter has fewer pixels across. */
export const minimumSide = 8
/** A colour photo of that many pixels that no compression made smaller. */
export const maximumBytes = 13 * megabyte

/** Lines of which the engine is less sure, from 0 to 1, are marks of something else: measured, true lines have 0.9, those that it sees in noise and in pages upside down 0.1 to 0.45. */
export const leastConfidence = 0.55

/**
 * Marks (letters, mostly) of one picture, and how high in pixels one counts. A dense page has 7,000. Measured, 26,000 take 36 seconds and 106 MB, and
 * 45,000 more memory than there is.
 */
export const maximumMarks = 15_000
export const leastMarkHeight = 4
/** Black pixels beside each other in a row are one run. A dense page has 200,000; noise and halftones have more, and few of them can be much work: measured, a million took a minute. */
export const maximumRuns = 500_000
