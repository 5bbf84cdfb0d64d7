import { singular } from '../english/plural.ts'
import { keyOfText } from './outline.ts'
import type { Part } from './parts.ts'
import { formOf, isDate } from './values.ts'

const fewestLetters = 4

interface Field {
  machineName: string
  name: string
  files: ReadonlySet<number>
  keys: ReadonlySet<string>
  form: string | undefined
}

/**
 * The parts of the files of a type, where labels that say the same in other words are one field ("Interests", "Special interests"; "Vet", "Treated by"). Two are,
 * where no file has both, and one has all words of the other, or both have a value in common, or all of both are of one form (a price, a date) and nothing else
 * is. It is called what most files call it.
 */
export function withOneName(files: readonly Part[][]): Part[][] {
  let fields = fieldsOf(files)
  const names = new Map<string, Field>()
  for (const isOne of [haveWords, haveValue, haveForm])
    for (const field of fields) {
      const likeOf = (one: Field) =>
        fields.filter((other) => other !== one && areApart(one, other) && isOne(one, other))
      const [other] = likeOf(field)
      if (!other || !fields.includes(field) || ![field, other].every((one) => areAllApart(likeOf(one))))
        continue
      const [to, from] = isMore(field, other) ? [field, other] : [other, field]
      const joined = joinOf(to, from)
      fields = fields.flatMap((one) => (one === to ? [joined] : one === from ? [] : [one]))
      for (const [name, of] of names) if (of === from || of === to) names.set(name, joined)
      names.set(from.machineName, joined).set(to.machineName, joined)
    }
  return files.map((parts) =>
    parts.map((part) => {
      const field = names.get(part.machineName)
      return field ? { ...part, machineName: field.machineName, name: field.name } : part
    }),
  )
}

function fieldsOf(files: readonly Part[][]): Field[] {
  const parts = files.flatMap((some, file) => some.map((part) => ({ ...part, file })))
  return [...Map.groupBy(parts, ({ machineName }) => machineName)]
    .filter(([, some]) => some.every(({ isLabelled, isLong }) => isLabelled && !isLong))
    .map(([machineName, some]) => ({
      machineName,
      name: some[0]?.name ?? machineName,
      files: new Set(some.map(({ file }) => file)),
      keys: new Set(
        some
          .flatMap(({ text }) => [text, ...text.split(', ')])
          .map(keyOfText)
          .filter(isTelling),
      ),
      form: onlyOne(some.map(({ text }) => kindOf(text.replace(/ \(.*\)$/, '')))),
    }))
    .sort((one, other) => (one.machineName < other.machineName ? -1 : 1))
}

const isTelling = (key: string) => (key.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters

const joinOf = (to: Field, from: Field): Field => ({
  ...to,
  files: new Set([...to.files, ...from.files]),
  keys: new Set([...to.keys, ...from.keys]),
  form: to.form === from.form ? to.form : undefined,
})

const isMore = (one: Field, other: Field) =>
  one.files.size > other.files.size ||
  (one.files.size === other.files.size && one.machineName < other.machineName)

const shares = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>) => [...one].some((each) => other.has(each))

const areApart = (one: Field, other: Field) => !shares(one.files, other.files)

/** Where two that a field is like stand in one file, nobody can say which of them it is. */
const areAllApart = (fields: readonly Field[]) =>
  fields.every((one, nth) => fields.slice(nth + 1).every((other) => areApart(one, other)))

function haveWords(one: Field, other: Field): boolean {
  const [some, more] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size)
  return some !== undefined && [...some].every((word) => more?.has(word))
}

const wordsOf = ({ machineName }: Field) => new Set(machineName.split('_').map(singular))

const haveValue = (one: Field, other: Field) => shares(one.keys, other.keys)

const haveForm = (one: Field, other: Field) => one.form !== undefined && one.form === other.form

const onlyOne = (kinds: readonly (string | undefined)[]) => (new Set(kinds).size === 1 ? kinds[0] : undefined)

/** The form of a value, or of what it begins with ("from £285, including X-rays", "May 2021", "1998"); else how it is built of letters and figures ("AB-12"). */
function kindOf(text: string): string | undefined {
  if (/^(?:1[89]|20)\d\d$/.test(text) || isDate(`1 ${text}`)) return 'date'
  const [begin = ''] = text.replace(/^\p{Ll}+ (?=\p{Sc})/u, '').split(/,? /)
  const form = formOf(text) ?? (formOf(begin) === 'price' ? 'price' : undefined)
  return form ?? (/^\p{Lu}+.?\d/u.test(text) ? buildOf(text) : undefined)
}

const buildOf = (text: string) => text.replaceAll(/\p{L}+/gu, 'a').replaceAll(/\d+/g, '0')
