import { capital } from '../english/capital.ts'

/** How many words a key has (`keyOfText`). */
export const wordCount = (key: string): number => (key === '' ? 0 : key.split(' ').length)

/** A name for machines: small letters, digits and underscores, beginning with a letter; at most 60. */
export function machineNameOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_\d]+|_+$/g, '')
    .slice(0, 60)
  return plain || `name_${fingerprint(name)}`
}

/** What a name of markup or of a folder is called by people: "opening-hours", "openingHours" are "Opening hours". */
export function spoken(name: string): string {
  const words = name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return capital(words)
}

/** Names in scripts that have no letters of ours are told apart by their units. */
function fingerprint(text: string): string {
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) >>> 0
  return hash.toString(36)
}
