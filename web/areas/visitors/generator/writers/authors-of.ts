/** A model that answers on this machine and that nobody has configured. */
export interface NearbyModel {
  server: string
  model: string
  url: string
  /** What is entered in a terminal to use it. */
  command: string
}

/** Who writes cases on this deployment. */
export interface Authors {
  model: {
    configured: boolean
    name: string | null
    engine: string | null
    available: boolean
    reason?: string
  }
  nearby: NearbyModel | null
  /** Where an assistant connects over MCP. */
  assistant: { url: string } | null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

/** What the service answers about its authors; null for any other answer. What it leaves out is not shown. */
export function authorsOf(answer: unknown): Authors | null {
  if (!isRecord(answer) || !isRecord(answer['model'])) return null
  const { configured, name, engine, available, reason } = answer['model']
  if (typeof configured !== 'boolean') return null
  const words = textOf(reason)
  const address = isRecord(answer['assistant']) ? textOf(answer['assistant']['url']) : null
  return {
    model: {
      configured,
      name: textOf(name),
      engine: textOf(engine),
      available: available === true,
      ...(words !== null && { reason: words }),
    },
    nearby: nearbyOf(answer['nearby']),
    assistant: address === null ? null : { url: address },
  }
}

function nearbyOf(value: unknown): NearbyModel | null {
  if (!isRecord(value)) return null
  const [server, model, command] = [textOf(value['server']), textOf(value['model']), textOf(value['command'])]
  if (server === null || model === null || command === null) return null
  return { server, model, url: textOf(value['url']) ?? '', command }
}
