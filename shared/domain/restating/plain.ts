import { unquoted } from './content.ts'

/** Words on one line: no markup, no marks of ours, no addresses, nothing that turns the direction of writing. */
export const isPlain = (said: string): boolean =>
  !/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069<>`[\]]/u.test(said) &&
  !/https?:|www\.|@|\*\*/i.test(said)

/** Whether each name that stands within a sentence, with a capital, stands in a known text. */
export const namesStand = (said: string, known: string): boolean =>
  [...unquoted(said).matchAll(/(?<=[\p{L}\d,;:)] )\p{Lu}[\p{L}\d-]*/gu)].every(([name]) =>
    known.includes(name),
  )
