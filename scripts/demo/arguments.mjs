import { parseArgs } from 'node:util'

export const usage = `npm run demo -- --target URL --key KEY

  --target  where Tracewright runs, such as http://localhost:8787
  --key     an access key of the organization that is filled, of somebody who may write in it (Settings, Access keys)`

/** What somebody typed is not what the command takes. */
export class UsageError extends Error {
  name = 'UsageError'
}

/** The address of a product, without a slash at its end, and an access key. Throws `UsageError`. */
export function readDemoArguments(args) {
  const { target, key } = valuesOf(args)
  if (!target || !key) throw new UsageError('The demo needs --target and --key.')
  if (!URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol))
    throw new UsageError(`--target must be an address that begins with http:// or https://, not ${target}`)
  return { target: new URL(target).origin, key }
}

function valuesOf(args) {
  try {
    return parseArgs({ args, options: { target: { type: 'string' }, key: { type: 'string' } } }).values
  } catch (error) {
    throw new UsageError(error.message, { cause: error })
  }
}
