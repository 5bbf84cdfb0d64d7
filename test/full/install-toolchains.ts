import { installToolchains } from '../support/toolchains/debian.ts'

/** Once before all files: two of them at a time could not both install. */
export async function setup(): Promise<void> {
  const refused = await installToolchains()
  if (refused !== undefined) console.warn(`Toolchains: ${refused}. Tests that need them are skipped.`)
}
