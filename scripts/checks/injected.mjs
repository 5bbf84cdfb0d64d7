import { staleInjected } from '../injected.mjs'

/** The check that the scripts for pages are what their sources make. */
export const injectedCheck = {
  name: 'injected scripts',
  async run() {
    const stale = await staleInjected()
    return {
      ok: stale.length === 0,
      output: `${stale.join('\n')}\nRun \`npm run injected\` and commit the result.`,
    }
  },
}
