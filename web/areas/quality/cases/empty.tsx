import { Button } from '../../../parts/button.tsx'
import { Empty } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/quality-cases.ts'
import type { DialogName } from './dialogs.tsx'

/** The project has no case. `open` is left out for who may not write. */
export const NoCases = ({ open }: { open?: (name: DialogName) => void }) => (
  <Empty>
    <h2>{texts.none}</h2>
    {open ? (
      <>
        <p>{texts.noneHint}</p>
        <p class="actions">
          <Button kind="primary" act={() => open('generate')}>
            {texts.generate}
          </Button>
          <Button act={() => open('import')}>{texts.import}</Button>
          <Button act={() => open('new')}>{texts.newCase}</Button>
        </p>
      </>
    ) : (
      <p>{texts.noneForViewer}</p>
    )}
  </Empty>
)
