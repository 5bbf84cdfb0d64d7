import { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const option = '--user-data-dir='

/**
 * Gives each browser that this process starts from now on an `environment`: Miniflare starts them with none, and the script that stands for the browser reads there by
 * which way it leaves. What it returns tells the ports by which the browsers that run are steered: whoever comes there sees and moves all that is open in them, whosever
 * it is. A browser writes its port into its profile.
 * @param {() => Record<string, string>} environment
 * @returns {() => Promise<number[]>}
 */
export function watchBrowsers(environment) {
  const profiles = new Set()
  const { spawn } = ChildProcess.prototype
  ChildProcess.prototype.spawn = function (options) {
    const profile = options.args?.find((word) => word.startsWith(option))?.slice(option.length)
    if (profile === undefined) return spawn.call(this, options)
    profiles.add(profile)
    this.once('exit', () => profiles.delete(profile))
    const more = Object.entries(environment()).map(([name, value]) => `${name}=${value}`)
    return spawn.call(this, { ...options, envPairs: [...options.envPairs, ...more] })
  }
  return async () => {
    const ports = await Promise.all([...profiles].map((profile) => portOf(profile).catch(() => null)))
    return ports.filter((port) => port !== null)
  }
}

const portOf = async (profile) =>
  Number.parseInt(await readFile(join(profile, 'DevToolsActivePort'), 'utf8'), 10)
