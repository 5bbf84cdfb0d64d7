import { expect } from 'vitest'
import { strFromU8, unzipSync } from 'fflate'
import { written } from '../test-exports/written.ts'
import {
  type ImportContent,
  importTestCases,
  RefusedImport,
} from '../../../../shared/domain/test-imports/index.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'

export const importText = (text: string, format?: string) =>
  importTestCases({ content: { text }, ...(format && { format }) })

/** The cases of a file that has to be read without a finding. */
export async function casesOf(text: string, format?: string): Promise<TestCase[]> {
  const { testCases, findings } = await importText(text, format)
  if (findings.length > 0) throw new Error(`There are findings: ${JSON.stringify(findings)}`)
  return testCases
}

/** The refusal of a file of which nothing can be read. */
export async function refused(text: string, format?: string): Promise<RefusedImport> {
  try {
    await importText(text, format)
  } catch (error) {
    if (error instanceof RefusedImport) return error
    throw error
  }
  throw new Error('The file was not refused')
}

/** What an export becomes for a reader: an archive is its files, without the importer's configuration. */
export function contentOf(testCases: TestCase[], format: string, variant?: string): ImportContent {
  const { body } = written({ testCases, format, projectName: 'Shop', ...(variant && { variant }) })
  if (typeof body === 'string') return { text: body.replace(/^\ufeff/, '') }
  const files = Object.entries(unzipSync(body)).map(([name, data]) => ({ name, text: strFromU8(data) }))
  return { files: files.filter(({ name }) => name !== 'import-configuration.json') }
}

/** Export, then import. */
export const roundTrip = (testCases: TestCase[], format: string, variant?: string) =>
  importTestCases({ content: contentOf(testCases, format, variant) })

/** A case in one line: its title, and of each step the action, its data and its result. */
export const toldOf = ({ title, steps = [] }: TestCase): string =>
  [
    title,
    ...steps.map(({ action, testData, expectedResult }) =>
      [action, testData && `(${testData})`, expectedResult && `> ${expectedResult}`]
        .filter(Boolean)
        .join(' '),
    ),
  ].join(' | ')

type Findings = Awaited<ReturnType<typeof importText>>['findings']

/** The findings are these, each told as its place, its severity and its message. */
export const expectFindings = (findings: Findings, ...patterns: RegExp[]) =>
  expect(
    findings.map(({ row, line, severity, message }) => `${row ?? line ?? '-'} ${severity}: ${message}`),
  ).toEqual(patterns.map((pattern) => expect.stringMatching(pattern)))
