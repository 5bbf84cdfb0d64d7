// Imported before Miniflare, which writes all that the runtime runs into one buffer, makes that larger by 4 KB at a time and copies it whole each time: with our
// bundles, some seconds of each start. It grows by as much as a bundle has at once.
import { registerHooks } from 'node:module'

const growth = /\bMIN_SINGLE_SEGMENT_GROWTH = 4096;/
const more = 'MIN_SINGLE_SEGMENT_GROWTH = 4 * 1024 * 1024;'

/** The text of Miniflare as it is run; as it stands where it is not written as we know it. */
export const growingFaster = (source) => source.replace(growth, more)

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const { source } = loaded
    if (!url.endsWith('/node_modules/miniflare/dist/src/index.js') || !source) return loaded
    return { ...loaded, source: growingFaster(Buffer.from(source).toString()) }
  },
})
