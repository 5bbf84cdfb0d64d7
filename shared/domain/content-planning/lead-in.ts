import type { Part } from './parts.ts'

const fewestValues = 3

/**
 * The parts of the files of a type, where a field whose values all begin with the same words ("Course ART-115", "Course LAN-210") keeps what differs:
 * those words say what it is. Values that have a label keep theirs.
 */
export function withoutLeadIns(files: readonly Part[][]): Part[][] {
  const leads = new Map<string, number>()
  const fields = Map.groupBy(files.flat(), ({ machineName }) => machineName)
  for (const [machineName, parts] of fields) leads.set(machineName, leadOf(machineName, parts))
  return files.map((parts) =>
    parts.map((part) => {
      const lead = leads.get(part.machineName) ?? 0
      return lead === 0 ? part : { ...part, start: part.start + lead, text: part.text.slice(lead) }
    }),
  )
}

/** A sentence says something with its first words. */
const isOther = ({ isLong, isLabelled, text }: Part) => isLong || isLabelled || /[.!?]$/.test(text)

/** How many characters all values begin with, up to the end of a word; 0 where one has nothing else or few are there. */
function leadOf(machineName: string, parts: readonly Part[]): number {
  const texts = [...new Set(parts.map(({ text }) => text))]
  const [first = ''] = texts
  const isText = machineName === 'title' || machineName === 'body' || machineName.startsWith('text_after_')
  if (isText || texts.length < fewestValues || parts.some(isOther)) return 0
  const words = /^(?:\p{L}+[ :]+)+/u.exec(first)?.[0].match(/\p{L}+[ :]+/gu) ?? []
  let lead = ''
  for (const word of words) {
    if (!texts.every((text) => text.startsWith(lead + word) && text.length > lead.length + word.length)) break
    lead += word
  }
  return lead.length
}
