import { leastMarkHeight, maximumMarks, maximumRuns } from '../limits.ts'
import { measureMarks } from '../marks/measure-marks.ts'
import { inBlackAndWhite } from './black-and-white.ts'
import type { Core, StartCore, TesseractApi } from './core.ts'

/** What an engine is made of; where it lies differs between a Worker and plain Node. */
export interface EngineParts {
  start: StartCore
  wasm: WebAssembly.Module
  /** Language data, packed by gzip. */
  language: Uint8Array<ArrayBuffer>
}

/** Words of a picture as Tesseract's table (TSV), or why there are none: it cannot be decoded, or has more marks than are read. */
export type Recognized = { table: string } | 'damaged' | 'crowded'

export interface Engine {
  /** `orientation` as in Exif. Throws when the engine is broken for good. */
  read: (picture: Uint8Array, orientation: number) => Recognized
}

interface Started {
  core: Core
  api: TesseractApi
  memory: WebAssembly.Memory
}

const lstmOnly = 1
/** Finds columns and blocks by itself, and text that runs down the page. */
const automatic = 3
/** Below, in radians, lines are read as they lie; above, the engine takes few of them for lines. */
const leastSkew = 0.005
const input = '/input'
const data = 'eng.traineddata'

/** Starts Tesseract with its English data: about 20 MB, and more with the first picture. */
export async function startEngine(parts: EngineParts): Promise<Engine> {
  const { core, memory } = await instantiate(parts)
  core.FS.writeFile(data, await unpacked(parts.language), { canOwn: true })
  const api = new core.TessBaseAPI()
  if (api.Init(null, 'eng', lstmOnly) !== 0) throw new Error('The engine does not take its language data')
  core.FS.unlink(data)
  api.SetPageSegMode(automatic)
  return {
    read(picture, orientation) {
      core.FS.writeFile(input, picture, { canOwn: true })
      const recognized = recognize({ core, api, memory }, orientation)
      core.FS.unlink(input)
      api.Clear()
      return recognized
    },
  }
}

async function instantiate({ start, wasm }: EngineParts) {
  let memory: WebAssembly.Memory | undefined
  const core = await start({
    instantiateWasm(imports, take) {
      void WebAssembly.instantiate(wasm, imports).then((instance) => {
        memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory)
        take(instance, wasm)
      })
      return {}
    },
    // What it says of pictures are guesses at their resolution and words about damage.
    print: () => undefined,
    printErr: () => undefined,
  })
  if (!memory) throw new Error('The engine shows no memory')
  return { core, memory }
}

function recognize(started: Started, orientation: number): Recognized {
  const { api } = started
  if (api.SetImageFile(orientation, 0) !== 0) return 'damaged'
  // Before lines are looked for, which takes the more time and memory for each mark the more of them there are.
  const seen = inBlackAndWhite(started, (bitmap) => measureMarks(bitmap, leastMarkHeight))
  if (seen === undefined) return 'damaged'
  if (seen.marks > maximumMarks || seen.runs > maximumRuns) return 'crowded'
  if (api.FindLines() !== 0) return 'damaged'
  const skew = api.GetGradient()
  if (Math.abs(skew) >= leastSkew && api.SetImageFile(orientation, skew) !== 0) return 'damaged'
  return api.Recognize(null) === 0 ? { table: api.GetTSVText(0) } : 'damaged'
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
