import kernel from '../../shared/domain/marking/kernel.wasm'
import { createTagger, type Tagger } from '../../shared/domain/marking/tagger.ts'

export interface TaggerBindings {
  /** The folder `assets`. */
  WEIGHTS: Pick<Fetcher, 'fetch'>
}

const file = 'tagger.bin'

/** Gives the tagger whose weights are loaded at the first call. Rejects where the file is missing or damaged; the next call tries again. */
export function newTaggerOf(): (bindings: TaggerBindings) => Promise<Tagger> {
  let loading: Promise<Tagger> | undefined
  return (bindings) => {
    loading ??= load(bindings).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** That of this isolate: a tagger holds nothing of a request, and its weights are those of the deployment. */
export const taggerOf = newTaggerOf()

async function load({ WEIGHTS }: TaggerBindings): Promise<Tagger> {
  const response = await WEIGHTS.fetch(`https://weights.internal/${file}`)
  if (!response.ok)
    throw new Error(
      `The tagger's weights (${file}) are not there (${response.status}). Deploy the Worker again with its assets.`,
    )
  return createTagger(kernel, new Uint8Array(await response.arrayBuffer()))
}
