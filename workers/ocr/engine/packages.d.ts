declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  import type { StartCore } from './core.ts'
  const start: StartCore
  export default start
}

declare module '*.traineddata.gz' {
  const bytes: ArrayBuffer
  export default bytes
}
