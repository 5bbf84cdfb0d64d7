import { vi } from 'vitest'

type Line = { at: string; kind: string } & Record<string, unknown>

/** The lines of one kind that `work` leaves in the log, whether they tell of a failure or not. */
export async function logged(kind: string, work: () => Promise<unknown>): Promise<Line[]> {
  const lines: Line[] = []
  const keep = (line: unknown) => void lines.push(JSON.parse(String(line)) as Line)
  const spies = (['log', 'error'] as const).map((level) => vi.spyOn(console, level).mockImplementation(keep))
  try {
    await work()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return lines.filter((line) => line.kind === kind)
}
