import type { Line } from '../lines.ts'

/** A field of a record, from its own line to the line behind its value. */
export interface Field {
  name: string
  value: string
  line: number
  /** Where its value begins in its line; the length of the line where it stands below. */
  lead: number
  end: number
  /** The line that ends with the mark which closes it ("<<<"). */
  close?: number
}

/** What a tool keeps of a requirement, a section or a document, a field a line. */
export interface RequirementRecord {
  is: 'document' | 'section' | 'requirement' | 'text'
  /** The depth of sections that it stands in. */
  depth: number
  fields: Field[]
  /** Lines that only open, part or close it. */
  marks: number[]
}

/** The part of a line before its value, and the value, if it is "NAME: value" in the form that is asked for. */
export function namedValue(
  line: Line | undefined,
  form: RegExp,
): { name: string; value: string; lead: number } | undefined {
  const found = line && form.exec(line.text)
  if (!found) return undefined
  const [all, name = ''] = found
  return { name: name.trim(), value: line.text.slice(all.length).trim(), lead: all.length }
}
