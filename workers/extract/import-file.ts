import { importTestCases, RefusedImport, type ImportContent } from '../../shared/domain/test-imports/index.ts'
import { openCompoundFile } from './containers/compound-file.ts'
import { openZip } from './containers/zip.ts'
import { decodeText } from '../../shared/domain/text/decode-text.ts'
import { isBinary, startsWith } from './content-of.ts'
import { maximumBytes, megabyte } from './limits.ts'
import { Refusal, isEmpty, malformed, tooLarge } from './refusal.ts'
import type { ImportInput, ImportResult } from './types.ts'

/** Larger than any export of 1,000 cases that was seen, and small enough to be held several times. */
const limit = 10 * megabyte
const cellLimits = { cells: 400_000, characters: 10 * megabyte }
const mostFiles = 50
const isReadable = /\.(?:csv|tsv|json|xml|feature)$/i
/** What macOS and other systems put beside the files: it bears their names and holds none of their content. */
const isOfSystem = /(?:^|\/)(?:__MACOSX\/|\.[^/]*(?:\/|$))/
/** Configuration that our archive carries for the importer. */
const configuration = 'import-configuration.json'

const unsupported = () =>
  new Refusal(
    'unsupported',
    'This file holds no test cases that can be read. Send CSV, XLSX, XLS, JSON, XML, a feature file or a ZIP of them.',
  )

/** Test cases of one file. Every refusal is returned with a sentence that says what to do next; nothing is thrown for a bad file. */
export async function importFile({ bytes, format, layout }: ImportInput): Promise<ImportResult> {
  try {
    const { content, warnings } = await contentOf(new Uint8Array(bytes))
    const imported = await importTestCases({ content, ...(format && { format }), ...(layout && { layout }) })
    const findings = warnings.map((message) => ({ severity: 'warning', message }) as const)
    return { ok: true, ...imported, findings: [...findings, ...imported.findings] }
  } catch (error) {
    const isTold = error instanceof Refusal || error instanceof RefusedImport
    const { code, message } = isTold ? error : damaged()
    return { ok: false, code, message }
  }
}

// What a parser says about a hostile file is no help to its owner and may quote the file.
const damaged = () =>
  malformed('The file is damaged and cannot be read. Export it again and send the new copy.')

async function contentOf(data: Uint8Array): Promise<{ content: ImportContent; warnings: string[] }> {
  if (data.length === 0) throw isEmpty('The file is empty (0 bytes). Check the file and send it again.')
  if (data.length > limit)
    throw tooLarge(`Test cases are read from up to ${limit / megabyte} MB. Split the file.`)
  if (startsWith(data, 0x50, 0x4b, 3, 4) || startsWith(data, 0x50, 0x4b, 5, 6)) return zipContent(data)
  if (startsWith(data, 0xd0, 0xcf, 0x11, 0xe0)) return xlsContent(data)
  if (isBinary(data)) throw unsupported()
  const { text, warnings } = decodeText(data)
  const reason = toldOf(text)
  if (reason) throw new Refusal('unsupported', reason)
  return { content: { text }, warnings }
}

/** The reason to refuse a text that tools export as "Excel" but that holds no table we can read. */
function toldOf(text: string): string | undefined {
  const start = text.slice(0, 2000).trimStart()
  const isPage = /^(?:<!doctype html|<html|<meta|<table|<head)/i.test(start)
  const isXmlSheet = /urn:schemas-microsoft-com:office:spreadsheet|office:spreadsheet/.test(start)
  if (!isPage && !isXmlSheet) return undefined
  return `This is ${isPage ? 'a web page' : 'a spreadsheet in XML'} and no workbook, whatever its name says. Open it in a spreadsheet program, save it as .xlsx, and send that.`
}

/** A workbook of Excel 97-2003, as qTest and older tools export it. */
async function xlsContent(data: Uint8Array): Promise<{ content: ImportContent; warnings: string[] }> {
  if (data.length > maximumBytes.xls)
    throw tooLarge(`Workbooks are read up to ${maximumBytes.xls / megabyte} MB. Split the workbook.`)
  const { readXlsRows } = await import('./formats/xls.ts')
  const { streamNames } = openCompoundFile(data)
  if (!streamNames.includes('Workbook') && !streamNames.includes('Book')) throw unsupported()
  const { sheets, warnings } = readXlsRows(data, cellLimits)
  return { content: { sheets }, warnings }
}

async function zipContent(data: Uint8Array): Promise<{ content: ImportContent; warnings: string[] }> {
  const zip = openZip(data)
  if (zip.has('content.xml') && zip.has('META-INF/manifest.xml'))
    throw new Refusal('unsupported', 'This is an OpenDocument file. Save it as .xlsx or .csv, and send that.')
  if (zip.has('xl/workbook.xml')) {
    if (data.length > maximumBytes.xlsx)
      throw tooLarge(`Workbooks are read up to ${maximumBytes.xlsx / megabyte} MB. Split the workbook.`)
    const { readXlsxRows } = await import('./formats/xlsx.ts')
    const { sheets, warnings } = await readXlsxRows(data, cellLimits)
    return { content: { sheets }, warnings }
  }
  const names = zip.names.filter(
    (name) => isReadable.test(name) && !isOfSystem.test(name) && !name.endsWith(configuration),
  )
  if (names.length > mostFiles)
    throw tooLarge(`Archives are read with up to ${mostFiles} files. Split the archive.`)
  let budget = limit
  const warnings: string[] = []
  const files = names.flatMap((name) => {
    const inflated = zip.read(name) ?? new Uint8Array()
    budget -= inflated.length
    if (budget < 0) throw tooLarge(`The archive unpacks to more than ${limit / megabyte} MB. Split it.`)
    if (isBinary(inflated)) {
      warnings.push(`${shown(name)}: The file is no text and was not read.`)
      return []
    }
    const decoded = decodeText(inflated)
    warnings.push(...decoded.warnings.map((warning) => `${shown(name)}: ${warning}`))
    return [{ name, text: decoded.text }]
  })
  return { content: { files }, warnings }
}

/** A name as a person can read it in a sentence. */
const shown = (name: string) =>
  name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(-80)
