import { join } from 'node:path'
import { execute } from '../bootstrap/execute.mjs'
import { root, toolEnvironment } from '../toolchain.mjs'

/** A check that passes when a tool from node_modules/.bin ends with 0. */
export function toolCheck(name, tool, args = []) {
  return {
    name,
    async run() {
      const command = join(root, 'node_modules/.bin', tool)
      const { code, output } = await execute(command, args, { cwd: root, env: toolEnvironment() })
      return { ok: code === 0, output }
    },
  }
}
