export interface DialogProps {
  isOpen: boolean
  close: () => void
}
