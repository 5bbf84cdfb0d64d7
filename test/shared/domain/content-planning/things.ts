import { planOf } from '../../../../shared/domain/content-planning/index.ts'
import { outlined, read } from './site.ts'

/** The values that each file of the folder `things` shows, as field and text. */
export async function valuesOf(bodies: readonly string[]): Promise<[string, string][][]> {
  const pages = Object.fromEntries(bodies.map((body, n) => [`things/t${n}.html`, body]))
  const texts = new Map((await read(pages)).map(({ fileId, text }) => [fileId, text]))
  const { mappings } = planOf(await outlined(pages))
  return mappings.map(({ fileId, fields }) =>
    fields.map(({ machineName, start, end }) => [machineName, texts.get(fileId)?.slice(start, end) ?? '']),
  )
}

export const three = [0, 1, 2]

/** The same of three files, each made of its number. */
export const valuesOfThree = (bodyOf: (n: number) => string) => valuesOf(three.map(bodyOf))

export const names = ['Ada Ravn', 'Ben Okoro', 'Cleo Tan']
export const places = ['Oslo', 'Lagos', 'Macau']

/** What is said of a layout, the body of the nth of three files in it, and the lines that the second of them shows, one below or beside another. */
export type Shown = [what: string, bodyOf: (n: number) => string, lines: string]

export const linesOf = (lines: string) => lines.split(/\s*\n\s*| \| (?=\w+: )/)

/** The fields of the second of three files with their values, of long ones their beginning and end. */
export async function shown(bodyOf: (n: number) => string): Promise<string[]> {
  const [, values = []] = await valuesOfThree(bodyOf)
  const shortened = (text: string) => (text.length > 50 ? `${text.slice(0, 12)}…${text.slice(-4)}` : text)
  return values.map(([name, value]) => `${name}: ${shortened(value.replaceAll(/\s+/g, ' '))}`)
}
