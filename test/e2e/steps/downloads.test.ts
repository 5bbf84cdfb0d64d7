import { createServer } from 'node:http'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { wrapperScript } from '../../../scripts/bootstrap/chrome-path.mjs'
import { chromiumPath } from '../../support/browser/chromium-path.ts'
import { removeFolder } from '../../support/remove-folder.ts'
import { listening } from '../../support/site/listening.ts'
import { type ScenarioStep, errs, fails, passes } from './scenario.ts'
import { startStage, testScenarios } from './support.ts'

const html = `<!doctype html><html lang="en"><title>Files</title><h1>Files</h1>
  <button onclick="give('list.csv')">Plain</button> <button onclick="give('list ü.csv')">Umlaut</button> <button onclick="give('報告 2031.csv')">Kanji</button>
  <a href="/file" download="Bericht Größe.csv">By attribute</a> <a href="/named">By header</a> <button onclick="give('Re\u0301sume\u0301.csv')">Composed</button>
  <script>function give(name) { const a = document.createElement('a'); a.href = URL.createObjectURL(new Blob(['a;b'], { type: 'text/csv' })); a.download = name; a.click() }</script>`

const headers: Record<string, string> = {
  '/file': 'attachment',
  '/named': "attachment; filename=report.csv; filename*=UTF-8''P%C5%99ehled%20%D0%B3%D0%BE%D0%B4.csv",
}

async function serveFiles() {
  const server = createServer((request, response) => {
    const disposition = headers[request.url ?? '']
    if (disposition === undefined)
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    response.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': disposition }).end('a;b')
  })
  return await listening(server)
}

const names: [button: string, file: string][] = [
  ['Plain', 'list.csv'],
  ['Umlaut', 'list ü.csv'],
  ['Kanji', '報告 2031.csv'],
  ['By attribute', 'Bericht Größe.csv'],
  ['By header', 'Přehled год.csv'],
  // "é" as one letter with a mark of its own.
  ['Composed', 'Résumé.csv'],
]
const offers = (file: string) => `A file "${file}" is offered for download`
const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await removeFolder(folder)
})

/** The script that stands for the browser of a started product, which starts it without any environment. */
async function asStarted(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-browser-'))
  folders.push(folder)
  const path = join(folder, 'chrome')
  await writeFile(path, wrapperScript(await chromiumPath()), { mode: 0o755 })
  return path
}

const serving = { serve: serveFiles, playing: { brief: true }, env: {} }
const stage = startStage({ ...serving, program: asStarted })
const bare = startStage(serving)

testScenarios('the browser of a started product tells the name of a download as it is', stage, {
  ...Object.fromEntries(
    names.map(([button, file]): [string, ScenarioStep[]] => [
      file,
      [passes('Open the page'), passes(`Click "${button}"`, offers(file))],
    ]),
  ),
  'and another one is another one': [
    passes('Open the page'),
    fails('Click "Umlaut"', offers('list ä.csv')),
    fails('Click "Plain"', offers('list ü.csv')),
  ],
})

testScenarios('a browser that knows ASCII alone', bare, {
  'leaves other names undecided': [
    passes('Open the page'),
    passes('Click "Plain"', offers('list.csv')),
    errs('steps.undecided', 'Click "Umlaut"', offers('list ü.csv')),
    errs('steps.undecided', 'Click "Kanji"', offers('報告 2031.csv')),
    errs('steps.undecided', 'Click "By attribute"', offers('Bericht Größe.csv')),
    errs('steps.undecided', 'Click "By header"', offers('Přehled год.csv')),
    fails('Click "Plain"', offers('other.csv')),
  ],
})
