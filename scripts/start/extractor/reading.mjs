// The thread that reads one file. Whatever a file does to it, the thread that watches it stays free.
import { parentPort } from 'node:worker_threads'
import { extractText } from '../../../workers/extract/extract-text.ts'
import { importFile } from '../../../workers/extract/import-file.ts'

const methods = { extract: extractText, importTestCases: importFile }

parentPort.once('message', async ({ method, input }) => {
  parentPort.postMessage(JSON.stringify(await methods[method](input)))
})
