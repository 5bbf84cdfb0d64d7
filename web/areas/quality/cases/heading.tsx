import { Button } from '../../../parts/button.tsx'
import { Menu } from '../../../parts/menu.tsx'
import { texts } from '../../../texts/en/quality-cases.ts'
import type { DialogName } from './dialogs.tsx'

interface HeadingProps {
  mayWrite: boolean
  isEmpty: boolean
  open: (name: DialogName) => void
}

/** What the page is, and what makes cases or takes all of them away. */
export function Heading({ mayWrite, isEmpty, open }: HeadingProps) {
  const items = [
    ...(mayWrite && !isEmpty ? [{ text: texts.revise, act: () => open('revise') }] : []),
    ...(mayWrite ? [{ text: texts.import, act: () => open('import') }] : []),
    ...(isEmpty
      ? []
      : [
          { text: texts.export, act: () => open('export') },
          { text: texts.scripts, act: () => open('scripts') },
        ]),
  ]
  return (
    <div class="head">
      <h1>{texts.title}</h1>
      {mayWrite && !isEmpty && (
        <>
          <Button act={() => open('new')}>{texts.newCase}</Button>
          <Button kind="primary" act={() => open('generate')}>
            {texts.generate}
          </Button>
        </>
      )}
      {items.length > 0 && !(isEmpty && mayWrite) && <Menu label={texts.more} items={items} />}
    </div>
  )
}
