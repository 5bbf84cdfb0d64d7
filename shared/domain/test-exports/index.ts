export { contentDisposition, exportFileName } from './file-name.ts'
export { streamOf, textStreamOf } from './byte-stream.ts'
export { exportTestCases, UnknownExport, type ExportedFile, type ExportOptions } from './export-test-cases.ts'
export {
  findFormat,
  formatNames,
  formats,
  variantNames,
  type ExportFormat,
  type FormatName,
} from './formats.ts'
