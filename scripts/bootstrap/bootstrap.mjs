import { ensureChromium } from './chromium.mjs'
import { ensurePackages } from './packages.mjs'

/** A fault the reader can act on: shown as one sentence, without a stack. */
export class BootstrapError extends Error {
  name = 'BootstrapError'
}

/**
 * Installs what a fresh clone lacks: packages, the pinned Node, and (unless `browser` is false) a Chromium where
 * local Browser Rendering looks. Says nothing when nothing is missing. Throws `BootstrapError` with a sentence.
 * Uses Node built-ins only, because it runs before any package exists.
 */
export async function bootstrap({ root, browser = true, say = (line) => process.stderr.write(`${line}\n`) }) {
  const [major] = process.versions.node.split('.')
  if (Number(major) < 20) {
    throw new BootstrapError(
      `Node ${process.versions.node} is too old: install Node 20 or newer and try again.`,
    )
  }
  try {
    await ensurePackages({ root, say })
    if (browser) await ensureChromium({ root, say })
  } catch (error) {
    throw new BootstrapError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
