import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The parts that a deploy sends along with the Worker `ocr`, out of their packages: for plain Node. */
export async function ocrParts() {
  const [program, language] = await Promise.all(
    [
      'tesseract.js-core/tesseract-core-simd-lstm.wasm',
      '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
    ].map((path) => readFile(require.resolve(path))),
  )
  const { default: start } = await import('tesseract.js-core/tesseract-core-simd-lstm.js')
  return { start, wasm: await WebAssembly.compile(program), language: new Uint8Array(language) }
}
