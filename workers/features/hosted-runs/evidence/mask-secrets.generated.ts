// Made of mask-secrets.injected.ts and what it imports, by `npm run generate`.
export const maskSecretsSource = `(() => {
"use strict";
var injected = (() => {
  var __defProp = Object.defineProperty;
  var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
  var __getOwnPropNames = Object.getOwnPropertyNames;
  var __hasOwnProp = Object.prototype.hasOwnProperty;
  var __export = (target, all) => {
    for (var name in all)
      __defProp(target, name, { get: all[name], enumerable: true });
  };
  var __copyProps = (to, from, except, desc) => {
    if (from && typeof from === "object" || typeof from === "function") {
      for (let key of __getOwnPropNames(from))
        if (!__hasOwnProp.call(to, key) && key !== except)
          __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
    }
    return to;
  };
  var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

  // workers/features/hosted-runs/evidence/mask-secrets.injected.ts
  var mask_secrets_injected_exports = {};
  __export(mask_secrets_injected_exports, {
    main: () => main
  });
  function main(values) {
    const mask = (event) => {
      const [field] = event.composedPath();
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
      const isSecret = values.some((value) => field.value.includes(value));
      if (isSecret) field.style.setProperty("-webkit-text-security", "disc", "important");
      else field.style.removeProperty("-webkit-text-security");
    };
    for (const type of ["input", "change", "focusin"]) addEventListener(type, mask, true);
  }
  return __toCommonJS(mask_secrets_injected_exports);
})();
return injected.main
})()`
