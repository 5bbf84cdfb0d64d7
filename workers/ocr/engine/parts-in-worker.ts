import type { EngineParts } from './tesseract.ts'

/** Parts that a deploy sends along with the Worker. Imported with the first picture, so that a start compiles nothing. */
export async function partsInWorker(): Promise<EngineParts> {
  // The core takes Workers for Node and asks for the place of its file, which it then never reads.
  Object.assign(globalThis, { __filename: '/core.js', __dirname: '/' })
  const [{ default: start }, { default: wasm }, { default: language }] = await Promise.all([
    import('tesseract.js-core/tesseract-core-simd-lstm.js'),
    import('../../../node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm'),
    import('../../../node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  ])
  return { start, wasm, language: new Uint8Array(language) }
}
