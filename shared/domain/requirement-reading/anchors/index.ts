export { nameControls } from './named-controls.ts'
export { namesInUse as termsInUse } from './names-in-use.ts'
export { takerByAnchors } from './take-by-anchors.ts'
