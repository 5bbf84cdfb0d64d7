/** Words that say nothing about what a text is about; the first line is how stories and criteria are put. */
const idle = new Set(
  (
    'as want wants wanted need needs like able given when then so that ' +
    'a an the this these those it its i me my we us our you your he him his she her they them their ' +
    'am is are was were be been being do does did has have had can could will would shall should may might must ' +
    'and or but if of in on at to for from by with into than too not no'
  ).split(' '),
)

/** Whether a word, in small letters, says nothing of what its text is about. */
export const isIdle = (one: string): boolean => idle.has(one)

const word = /[\p{L}\p{N}]+/gu

/** The words of a text that carry its subject, in their order, each as its stem. Any script that sets blanks between words. */
export const stemsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .replace(/['’]s?\b/g, '')
      .toLowerCase()
      .match(word) ?? []
  )
    .filter((one) => !isIdle(one))
    .map(stem)

const endings: [end: RegExp, by: string][] = [
  [/(?<=[a-z]{3})(?:ations?|ating|ated|ates?)$/, 'at'],
  [/(?<=[a-z]{4})ions?$/, ''],
  [/(?<=[a-z]{2})(?:ies|ied)$/, 'y'],
  [/(?<=(?:ss|x|z|ch|sh))es$/, ''],
  [/(?<=[a-z]{3})(?:ings?|ed)$/, ''],
  [/(?<=[a-z]{2}[^su])s$/, ''],
]

/**
 * A word without its inflection: "exports", "exported" and "exporting" are one. Light on purpose, as in Harman's "How effective is
 * suffixing?" (1991): what is cut too far makes different words alike. Porter's (`english/stem.ts`) makes one of "universe" and "university".
 */
export function stem(one: string): string {
  const [end, by] = endings.find(([ending]) => ending.test(one)) ?? []
  const cut = end ? one.replace(end, by ?? '') : one
  return cut.replace(/([bdgmnprt])\1$/, '$1').replace(/(?<=[a-z]{2})e$/, '')
}
