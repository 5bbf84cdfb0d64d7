import { isFinite } from './finite.ts'
import type { Passage } from '../passages/passage.ts'

const longestLead = 200

/** The words that lead in the list of an item which says nothing without them: "The password must contain" of "at least 8 characters". */
export function leadOf({ lead, tokens }: Passage): string | undefined {
  const words = lead === undefined ? undefined : /^(.{3,}):\W{0,2}$/s.exec(lead.trim())?.[1]?.trim()
  const isPart = !tokens.slice(0, longestLead).some((_, at) => isFinite(tokens, at))
  return words !== undefined && words.length <= longestLead && isPart ? words : undefined
}
