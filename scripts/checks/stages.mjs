/**
 * Suites of Vitest projects, two of which run beside each other, the longest first: the pool of workerd has one thread, and so has that of plain Node.
 * `npm test` plays a sample of what is long in them, and the full run the whole of that.
 */
export const unitTests = [['domain', 'apart'], ['features'], ['workers'], ['knowledge']]

/** What is fast of them: plain functions, and what all operations share. How each operation of a feature behaves is told by `npm test`. */
export const fastTests = [['domain', 'apart'], ['workers']]

/**
 * Suites with real browsers, one after the other: what they see depends on time. Beside them, as long as they take, run the built Workers that have no browser.
 */
export const browserTests = [[['steps'], ['built'], ['e2e']], [['pages']], [['probes']]]

const wholeUnitTests = [['domain', 'apart'], ['in-workerd']]
const allProbes = [['all-probes']]

/**
 * The whole of what `npm test` plays a part of, what needs other toolchains than our own, what is long in a browser, and probes that take their
 * time.
 */
export const fullTests = [wholeUnitTests, [['full']], [['long']], allProbes]

/** Those of which the short run plays a part. */
export const playedInPart = [wholeUnitTests, allProbes]
