/** A picture of Leptonica. */
interface Pix {
  get_w: () => number
  get_h: () => number
  get_wpl: () => number
  /** Where its words lie in the memory of the engine. */
  get_data: () => number
}

/** What we use of the interface of Tesseract (baseapi.h) as `tesseract.js-core` offers it. Zero is success. */
export interface TesseractApi {
  Init: (folder: string | null, language: string, mode: number) => number
  SetPageSegMode: (mode: number) => void
  /** Decodes `/input`, turned as the Exif orientation says, and by an angle in radians. */
  SetImageFile: (orientation: number, angle: number) => number
  /** The picture in black and white; whoever asks has to let it go. */
  GetThresholdedImage: () => Pix
  FindLines: () => number
  /** Of the lines found: the angle in radians by which the picture has to be turned for level ones. */
  GetGradient: () => number
  Recognize: (monitor: null) => number
  GetTSVText: (page: number) => string
  Clear: () => void
}

/** The module that Emscripten made of it. */
export interface Core {
  FS: {
    writeFile: (path: string, data: Uint8Array, options?: { canOwn: boolean }) => void
    unlink: (path: string) => void
  }
  TessBaseAPI: new () => TesseractApi
  getPointer: (object: object) => number
  setValue: (pointer: number, value: number, type: 'i32') => void
  _malloc: (bytes: number) => number
  _free: (pointer: number) => void
  /** Takes where the pointer to a picture lies. */
  _pixDestroy: (pointer: number) => void
}

type TakeInstance = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void

export type StartCore = (options: {
  instantiateWasm: (imports: WebAssembly.Imports, take: TakeInstance) => object
  print: (line: string) => void
  printErr: (line: string) => void
}) => Promise<Core>
