import { labelKey } from '../../requirements/facts/labels.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import type { Factor, Screen } from '../model.ts'

const nameHeader =
  /^(?:setting|parameter|option|factor|configuration|dimension|variable|item|name|property|criterion)s?$/i
const valueHeader =
  /^(?:(?:possible |allowed |supported )?(?:values?|options?|choices?|levels?|variants?)|supported)$/i

/** Settings with their values: from a table of settings, from lists in brackets or after colons, else from inputs that the wish names. */
export function factorsIn(
  sentences: ReadSentence[],
  wish: ReadSentence[],
  screen: Screen | undefined,
): Factor[] {
  const listed = fromTable(sentences)
  if (listed.length >= 2) return withInputs(listed, screen)
  const bracketed = wish.flatMap(({ text }) => inBrackets(text))
  if (bracketed.length >= 2) return withInputs(distinct(bracketed), screen)
  const lines = sentences.flatMap(({ text, table }) => (table ? [] : afterColon(text)))
  if (lines.length >= 2) return withInputs(distinct(lines), screen)
  return named(wish, screen)
}

function cells(row: string): string[] {
  return row
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.replace(/\*\*|`/g, '').trim())
}

function fromTable(sentences: ReadSentence[]): Factor[] {
  const rows = sentences
    .filter(({ table, text }) => table === true && text.includes('|'))
    .map(({ text }) => cells(text))
  const head = rows.findIndex(
    (row) => row.some((cell) => nameHeader.test(cell)) && row.some((cell) => valueHeader.test(cell)),
  )
  const header = rows[head]
  if (!header) return []
  const name = header.findIndex((cell) => nameHeader.test(cell))
  const value = header.findIndex((cell) => valueHeader.test(cell))
  return distinct(rows.slice(head + 1).flatMap((row) => factor(row[name] ?? '', row[value] ?? '')))
}

/** A list of at least two short values. */
function factor(label: string, list: string): Factor[] {
  const values = list
    .split(/\s*[,;/|]\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/)
    .map((value) => value.replace(/^["“”'`]|["“”'`.]$/g, '').trim())
    .filter((value) => value !== '')
  const unique = [...new Set(values)]
  const fits =
    label !== '' && label.length <= 60 && unique.length >= 2 && unique.every((one) => one.length <= 40)
  return fits ? [{ label: label.charAt(0).toUpperCase() + label.slice(1), values: unique }] : []
}

function inBrackets(text: string): Factor[] {
  return [...text.matchAll(/([\p{L}][\p{L}\p{N} -]{1,60}?)\s*\(([^()]{3,300})\)/gu)].flatMap(
    ([, before = '', list = '']) => factor(lastName(before), list),
  )
}

/** "work in every combination of browser" names "browser". */
function lastName(words: string): string {
  return words.replace(/^.*\b(?:of|and|or|with|the|an?|each|every|for|in)\s+/i, '').trim()
}

function afterColon(text: string): Factor[] {
  const found = /^\W{0,3}([\p{L}][\p{L}\p{N} -]{1,40}):\s+([^.:]{3,300})\.?$/u.exec(text.trim())
  return found && /[,;/]|\sor\s|\sand\s/.test(found[2] ?? '') ? factor(found[1] ?? '', found[2] ?? '') : []
}

/** Inputs of the form with a list of values that the wish mentions by their labels. */
function named(wish: ReadSentence[], screen: Screen | undefined): Factor[] {
  const said = ` ${wish.map(({ text }) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')).join(' ')} `
  return (screen?.parameters ?? []).flatMap(({ id, label, constraints: { choices = [], control } }) => {
    const values = control === 'checkbox' ? ['checked', 'unchecked'] : choices
    const key = label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    const spoken = said.includes(` ${key} `) || said.includes(` ${key}s `)
    return spoken && values.length >= 2 ? [{ label, values, parameterId: id }] : []
  })
}

function withInputs(factors: Factor[], screen: Screen | undefined): Factor[] {
  return factors.map((one) => {
    const input = screen?.parameters.find(({ label }) => labelKey(label) === labelKey(one.label))
    return input ? { ...one, label: input.label, parameterId: input.id } : one
  })
}

function distinct(factors: Factor[]): Factor[] {
  return [...new Map(factors.map((one) => [labelKey(one.label), one])).values()]
}
