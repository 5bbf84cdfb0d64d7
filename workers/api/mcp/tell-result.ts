import type { CallToolResult } from '@modelcontextprotocol/server'

/** How answers are told: as a structure with a short text beside it, or as JSON in a text, for clients that know no other. Never both: assistants pay for each letter. */
export const tellings = ['structured', 'text'] as const
export type Telling = (typeof tellings)[number]

const firstWithStructure = '2025-06-18'

/** Clients of a revision before structured content send no header that names it. */
export const tellingFor = (revision: string | null): Telling =>
  revision !== null && revision >= firstWithStructure ? 'structured' : 'text'

export function tellResult(output: unknown, telling: Telling): CallToolResult {
  if (telling === 'text') return { content: [{ type: 'text', text: JSON.stringify(output) }] }
  return {
    content: [{ type: 'text', text: briefly(output as object) }],
    structuredContent: output as Record<string, unknown>,
  }
}

const mostCharacters = 400
const mostOfAText = 80

/** What an answer is about: its plain fields, and how many entries its lists have. */
export function briefly(output: object): string {
  const told = Object.entries(output).flatMap(([name, value]: [string, unknown]) => {
    const short = shortly(value)
    return short === undefined ? [] : [`${name}: ${short}`]
  })
  const text = told.join('; ')
  return text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters - 1)}…`
}

function shortly(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`
  if (typeof value !== 'object') return cut(typeof value === 'string' ? value : JSON.stringify(value))
  const plain = Object.entries(value).filter(([, part]) => typeof part !== 'object')
  return plain.length === 0 ? undefined : cut(plain.map(([name, part]) => `${name} ${part}`).join(', '))
}

const cut = (text: string) => (text.length <= mostOfAText ? text : `${text.slice(0, mostOfAText - 1)}…`)
