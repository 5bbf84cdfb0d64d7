// The thread that reads files and pictures. Whatever a file does to it, the thread that watches it stays free.
import { flushCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { writeAnswer } from '../../../shared/services/extractor-answer.ts'
import { extractText } from '../../../workers/extract/extract-text.ts'
import { importFile } from '../../../workers/extract/import-file.ts'
import { listSitemap } from '../../../workers/extract/list-sitemap.ts'
import { pageImage } from '../../../workers/extract/page-image.ts'
import { readDocument } from '../../../workers/extract/read-document.ts'
import { surveyFiles } from '../../../workers/extract/survey-files.ts'
import { keptEngine } from '../../../workers/ocr/engine/kept-engine.ts'
import { startEngine } from '../../../workers/ocr/engine/tesseract.ts'
import { readPicture } from '../../../workers/ocr/read-picture.ts'
import { ocrParts } from './ocr-parts.mjs'

const engine = keptEngine(async () => startEngine(await ocrParts()))
const methods = {
  extract: extractText,
  readDocument,
  pageImage,
  importTestCases: importFile,
  surveyFiles,
  listSitemap,
  readPicture: (picture) => readPicture(picture, engine),
}

parentPort.on('message', async ({ method, input }) => {
  const answer = writeAnswer(await methods[method](input))
  parentPort.postMessage(answer, [answer.buffer])
})

// Whoever starts us ends us without a word, so that what was compiled is kept at once.
flushCompileCache()
