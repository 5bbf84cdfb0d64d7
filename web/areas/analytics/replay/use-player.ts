import { useEffect, useMemo } from 'preact/hooks'
import type { Manifest } from '../replays/types.ts'
import { ReplayPlayer } from './replay-player.ts'
import type { WholeReplay } from './read-events.ts'

/** Plays a recording while the component is shown. */
export function usePlayer({ first, manifest }: { first: WholeReplay; manifest: Manifest }): ReplayPlayer {
  const player = useMemo(() => new ReplayPlayer({ first, manifest }), [])
  useEffect(() => {
    void player.begin()
    return () => player.leave()
  }, [])
  return player
}
