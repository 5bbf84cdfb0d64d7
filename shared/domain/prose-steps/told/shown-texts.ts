import { restore } from '../prose.ts'
import { withoutIdleWords } from './idle-words.ts'
import type { FactReader } from './readers.ts'

const labelled =
  /^(?<text>\p{Lu}[^:=,;\uE000]{1,40}: [\p{L}\p{N}€$£+-][^:;,\uE000]{0,40}?) (?:is|are|gets?) (?:shown|displayed|visible)$/u

/** "Selected: 2 is displayed": a label and its value are one text. */
export const readShown: FactReader = (fact, { prose }) => {
  const text = labelled.exec(withoutIdleWords(fact))?.groups?.['text']
  const isClause = text === undefined || /\b(?:is|are|has|have|not|no|the|with|and)\b/.test(text)
  return isClause
    ? undefined
    : [{ kind: 'assert_text', expected: restore(text, prose.literals), unquoted: true }]
}
