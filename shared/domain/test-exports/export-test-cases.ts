import { strToU8, zipSync } from 'fflate'
import type { TestCase } from '../test-cases/schema.ts'
import { toAzureDevOps } from './azure-devops.ts'
import { exportFileName } from './file-name.ts'
import { findFormat, type FormatName } from './formats.ts'
import { toFeature } from './gherkin.ts'
import { toSpreadsheet } from './spreadsheet.ts'
import { toTestRailCsv, toTestRailXml } from './testrail.ts'
import { toXrayCsv, xrayImportConfiguration } from './xray-csv.ts'
import { toXrayJson } from './xray-json.ts'

export interface ExportOptions {
  testCases: TestCase[]
  /** A name or alias of `formatNames`. */
  format: string
  /** Another layout of the same vendor, one of the format's `variants`. */
  variant?: string
  projectName?: string
}

export interface ExportedFile {
  fileName: string
  contentType: string
  body: string | Uint8Array<ArrayBuffer>
}

/** Raised for a format that does not exist, or a variant that the format does not have. */
export class UnknownExport extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnknownExport'
  }
}

const types = {
  csv: 'text/csv; charset=utf-8',
  feature: 'text/x.cucumber.gherkin+plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  zip: 'application/zip',
}

type Written = [extension: keyof typeof types, body: string | Uint8Array<ArrayBuffer>]
type Writer = (testCases: TestCase[], projectName?: string) => Written

const writers: Record<FormatName, Record<string, Writer>> = {
  csv: { '': (testCases) => ['csv', toSpreadsheet(testCases)] },
  gherkin: { '': (testCases, projectName) => ['feature', toFeature(testCases, projectName)] },
  json: { '': writeJson, json: writeJson },
  'tracker-xray': { '': writeXrayZip, json: writeXrayJson },
  testmgr: {
    '': (testCases, projectName) => ['csv', toTestRailCsv(testCases, projectName)],
    xml: (testCases, projectName) => ['xml', toTestRailXml(testCases, projectName)],
  },
  'devops-suite': { '': (testCases) => ['csv', toAzureDevOps(testCases)] },
}

/**
 * Test cases as a file to download, in one of six formats, in the order given. The same input always gives the same bytes.
 * Throws `UnknownExport` for a format or variant that does not exist. What each format holds is described in this folder's README.
 */
export function exportTestCases({
  testCases,
  format,
  variant = '',
  projectName,
}: ExportOptions): ExportedFile {
  const found = findFormat(format)
  if (!found) throw new UnknownExport(`There is no export format "${format}"`)
  const ofFormat = writers[found.name]
  const write = Object.hasOwn(ofFormat, variant) ? ofFormat[variant] : undefined
  if (!write) throw new UnknownExport(`The format "${format}" has no variant "${variant}"`)
  const [extension, body] = write(testCases, projectName)
  return { fileName: exportFileName(projectName, extension), contentType: types[extension], body }
}

function writeJson(testCases: TestCase[], projectName?: string): Written {
  return ['json', `${JSON.stringify({ ...(projectName && { projectName }), testCases }, null, 2)}\n`]
}

function writeXrayZip(testCases: TestCase[], projectName?: string): Written {
  return [
    'zip',
    zip({
      [exportFileName(projectName, 'csv')]: toXrayCsv(testCases),
      'import-configuration.json': xrayImportConfiguration(),
    }),
  ]
}

function writeXrayJson(testCases: TestCase[], projectName?: string): Written {
  const bodies = toXrayJson(testCases, projectName)
  if (bodies.length === 1) return ['json', bodies.join('')]
  const name = (part: number) => exportFileName(projectName, `part-${part + 1}.json`)
  return ['zip', zip(Object.fromEntries(bodies.map((body, part) => [name(part), body])))]
}

/** A fixed date, so that equal content is an equal file. */
function zip(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const contents = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return new Uint8Array(zipSync(Object.fromEntries(contents), { mtime: new Date(1980, 0, 1) }))
}
