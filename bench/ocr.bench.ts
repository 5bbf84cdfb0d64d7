import { ocrParts } from '../scripts/start/extractor/ocr-parts.mjs'
import { pageDrawer } from '../test/workers/ocr/draw-pages.ts'
import { type EngineParts, startEngine } from '../workers/ocr/engine/tesseract.ts'
import { keptEngine } from '../workers/ocr/engine/kept-engine.ts'
import { readPicture } from '../workers/ocr/read-picture.ts'
import { type Figure, atLeast, atMost, median } from './figures.ts'

const sentence =
  'Filters of class F7 are replaced after 2,400 hours of operation or when the pressure difference exceeds 250 Pa, whichever comes first. '
const pages = 5
/** An isolate has 128 MB, of which picture, data and program need some 30. */
const mostMegabytes = 90

/** How fast full pages of A4 at 200 dots per inch are read, and the memory of the engine after them: it never shrinks. */
export async function run(): Promise<Figure[]> {
  const drawer = await pageDrawer()
  const bytes = await drawer
    .draw({ html: `<p>${sentence.repeat(5)}</p>`.repeat(4), dpi: 200, type: 'jpeg' })
    .finally(drawer.close)
  let memory: WebAssembly.Memory | undefined
  const use = keptEngine(async () => {
    const { start, ...parts } = (await ocrParts()) as EngineParts
    const watched: EngineParts['start'] = (options) =>
      start({
        ...options,
        instantiateWasm: (imports, take) =>
          options.instantiateWasm(imports, (instance, module) => {
            memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory)
            take(instance, module)
          }),
      })
    return startEngine({ ...parts, start: watched })
  })
  const times: number[] = []
  // Processor time: how busy the machine is with others is not in it.
  while (times.length < pages) {
    const before = process.cpuUsage()
    const read = await readPicture({ bytes: new Uint8Array(bytes).buffer, format: 'jpg' }, use)
    if (!read.ok) throw new Error(read.message)
    times.push(process.cpuUsage(before).user / 1000)
  }
  return [
    atLeast('pages of 2,700 letters read', 1000 / median(times), 0.2, 'pages a second of processor'),
    atMost('memory of the engine', (memory?.buffer.byteLength ?? 0) / 2 ** 20, mostMegabytes, 'MB'),
  ]
}
