// Made of inventory.injected.ts and what it imports, by `npm run generate`.
export const inventorySource = `(() => {
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

  // shared/domain/page-inventory/in-page/inventory.injected.ts
  var inventory_injected_exports = {};
  __export(inventory_injected_exports, {
    main: () => main
  });

  // shared/domain/prose-steps/in-page/dom.ts
  function attribute(_page, element, name) {
    return Element.prototype.getAttribute.call(element, name) ?? "";
  }
  function tagOf(_page, element) {
    return element.localName.toLowerCase();
  }
  function childrenOf(page, node) {
    if (node.nodeType !== 1) return [];
    const element = node;
    const tag = page.tagOf(element);
    if (["script", "style", "template", "noscript", "head"].includes(tag)) return [];
    if (tag === "iframe" || tag === "frame") {
      try {
        const root = element.contentDocument?.documentElement;
        return root ? [root] : [];
      } catch {
        return [];
      }
    }
    if (element.shadowRoot) return [...element.shadowRoot.childNodes];
    if (tag === "slot") {
      const assigned = element.assignedNodes({ flatten: true });
      if (assigned.length > 0) return assigned;
    }
    const children = Object.getOwnPropertyDescriptor(Node.prototype, "childNodes")?.get?.call(
      node
    );
    return [...children];
  }
  function parentOf(_page, node) {
    const slot = node.assignedSlot;
    if (slot) return slot;
    const parent = node.parentNode;
    if (parent === null) return void 0;
    if (parent.nodeType === 1) return parent;
    if (parent.nodeType === 11) return parent.host;
    try {
      return parent.defaultView?.frameElement ?? void 0;
    } catch {
      return void 0;
    }
  }

  // shared/domain/page-inventory/in-page/by-role.ts
  var live = /* @__PURE__ */ new Set(["alert", "status", "log"]);
  var layers = /* @__PURE__ */ new Set(["dialog", "alertdialog"]);
  function byRole(page, elements) {
    const roles2 = [];
    const places = /* @__PURE__ */ new Map();
    const found = { live: [], layers: [] };
    for (const [at, element] of elements.entries()) {
      const role = page.roleOf(element);
      roles2.push(role);
      if (role !== "") {
        const known = places.get(role);
        if (known) known.push(at);
        else places.set(role, [at]);
      }
      const stated = attribute(page, element, "aria-live");
      if (stated === "" ? live.has(role) : stated === "polite" || stated === "assertive")
        found.live.push(element);
      if (layers.has(role) || Element.prototype.hasAttribute.call(element, "popover"))
        found.layers.push(element);
    }
    const of = (wanted) => wanted.flatMap((role) => places.get(role) ?? []).toSorted((a, b) => a - b).flatMap((at) => elements[at] ?? []);
    return { roles: roles2, of, ...found };
  }

  // shared/domain/page-inventory/in-page/limits.ts
  var stating = new Set(
    "min aria-valuemin max aria-valuemax step minlength maxlength pattern required aria-required readonly aria-readonly multiple aria-multiselectable accept".split(
      " "
    )
  );
  function limitsOf(page, element, write) {
    const names = element.getAttributeNames();
    if (!names.some((name) => stating.has(name))) return void 0;
    const text = (...all) => write(all.map((name) => attribute(page, element, name)).find((value) => value !== "") ?? "");
    const isOn = (name, aria) => element.hasAttribute(name) || aria !== void 0 && attribute(page, element, aria) === "true";
    const length = (name) => {
      const stated2 = attribute(page, element, name).trim();
      return /^\\d{1,9}$/.test(stated2) ? Number(stated2) : void 0;
    };
    const limits = {
      min: text("min", "aria-valuemin"),
      max: text("max", "aria-valuemax"),
      step: text("step"),
      minLength: length("minlength"),
      maxLength: length("maxlength"),
      pattern: text("pattern"),
      required: isOn("required", "aria-required") && true,
      readOnly: isOn("readonly", "aria-readonly") && true,
      multiple: isOn("multiple", "aria-multiselectable") && true,
      accept: text("accept")
    };
    const stated = Object.entries(limits).filter(
      ([, value]) => value !== void 0 && value !== "" && value !== false
    );
    return stated.length > 0 ? Object.fromEntries(stated) : void 0;
  }

  // shared/domain/prose-steps/in-page/nearby-label.ts
  var longest = 60;
  function nearbyLabel(page, element) {
    const told = page.toldLabel(element);
    if (told !== "") return told;
    const named = ["aria-label", "aria-labelledby"].some((name) => page.attribute(element, name) !== "");
    const says = (label) => page.tidy(page.nameFrom(label, /* @__PURE__ */ new Set([element]), true, true)) !== "";
    if (named || page.labelsOf(element).some(says)) return "";
    if (page.kindOf(element) === "group") return "";
    const isBox = ["checkbox", "radio", "switch"].includes(page.roleOf(element));
    const isControl = (at2) => page.roleOf(at2) !== "option" && page.rolesFor("state", void 0).includes(page.roleOf(at2));
    const beside = (from, after) => {
      const next = (node) => after ? node.nextSibling : node.previousSibling;
      for (let at2 = next(from); at2; at2 = next(at2)) {
        if (at2.nodeType === 3 && page.tidy(at2.nodeValue ?? "") !== "")
          return { text: page.tidy(at2.nodeValue ?? ""), node: at2 };
        if (at2.nodeType !== 1) continue;
        if (page.elementsIn(at2).some(isControl)) return void 0;
        const text = page.textOf(at2);
        if (text !== "") return { text, node: at2 };
      }
      return void 0;
    };
    let at = element;
    for (let up = 0; up < 3 && at && !["form", "body", "fieldset", "tr", "main"].includes(page.tagOf(at)); up++) {
      const before = beside(at, false);
      const chosen = isBox ? page.besideBox(element, before, beside(at, true)) : before?.text;
      if (chosen !== void 0) return chosen.length <= longest ? chosen : "";
      const parent = page.parentOf(at);
      if (!parent || page.elementsIn(parent).filter(isControl).length > 1) return "";
      at = parent;
    }
    return "";
  }

  // shared/domain/page-inventory/in-page/naming.ts
  var headings = "h1, h2, h3, h4, h5, h6, [role=heading]";
  var headed = ["region", "dialog", "alertdialog", "tabpanel", "form", "article", "search"];
  function controlName(page, element) {
    const own = nameAnyhow(page, element);
    if (own !== "" && own !== page.tidy(page.attribute(element, "placeholder"))) return own;
    const takesValue = [...page.rolesFor("fill", void 0), ...page.rolesFor("tick", void 0)];
    if (!takesValue.includes(page.roleOf(element))) return own;
    return labelBeside(page, element) || own;
  }
  function nameAnyhow(page, element) {
    if (page.exposed(element)) return page.nameOf(element);
    const root = element.getRootNode();
    const ids = page.attribute(element, "aria-labelledby").split(/\\s+/);
    const parts = ids.map((id) => id === "" ? null : root.getElementById(id)).filter((one) => one !== null);
    const named = parts.map((part) => page.nameFrom(part, /* @__PURE__ */ new Set([element]), true, true)).join(" ");
    return page.tidy(named) || page.tidy(page.nameFrom(element, /* @__PURE__ */ new Set(), true, false));
  }
  var mostAround = 200;
  function labelBeside(page, element) {
    const kit = page.once("inventory kit", page.exposed(element), () => {
      const few = (root) => page.once("inventory few", root, () => page.elementsIn(root).slice(0, mostAround));
      const rolesFor = (purpose, role) => page.once("inventory roles", \`\${purpose} \${role}\`, () => page.rolesFor(purpose, role));
      const isShown = page.exposed(element);
      const textOf = (one) => isShown ? page.textOf(one) : page.tidy(page.rawText(one));
      return Object.assign(Object.create(page), { elementsIn: few, rolesFor, textOf });
    });
    return nearbyLabel(kit, element);
  }
  function placeName(page, place) {
    return page.once("inventory place", place, () => {
      const name = nameAnyhow(page, place);
      if (name !== "") return name;
      const role = page.roleOf(place);
      if (page.tagOf(place) === "details") return textIn(page, place, "summary");
      const tab = role === "tabpanel" ? tabOf(page, place) : "";
      return tab !== "" || !headed.includes(role) ? tab : textIn(page, place, headings);
    });
  }
  function textIn(page, place, selector) {
    const found = Element.prototype.querySelector.call(place, selector);
    return found ? page.tidy(page.rawText(found)) : "";
  }
  function tabOf(page, panel) {
    const id = page.attribute(panel, "id");
    if (id === "") return "";
    const root = panel.getRootNode();
    const tabs = page.once("inventory tabs", root, () => [...root.querySelectorAll("[role=tab]")]);
    const tab = tabs.find((one) => page.attribute(one, "aria-controls").split(/\\s+/).includes(id));
    return tab ? nameAnyhow(page, tab) : "";
  }

  // shared/domain/page-inventory/in-page/places.ts
  var regionRoles = [
    "region",
    "tabpanel",
    "dialog",
    "alertdialog",
    "form",
    "search",
    "navigation",
    "complementary",
    "main",
    "article",
    "iframe"
  ];
  var groupRoles = ["group", "radiogroup"];
  function regionAround(page, element) {
    return nameAround(page, element, "region", [...regionRoles, ...groupRoles]);
  }
  function groupAround(page, element) {
    return nameAround(page, element, "group", groupRoles);
  }
  function nameAround(page, element, kind, roles2) {
    const passed = [];
    const known = page.once(\`inventory \${kind}\`, "of elements", () => /* @__PURE__ */ new Map());
    let name = "";
    const own = tagOf(page, element) === "summary" ? parentOf(page, element) ?? element : element;
    for (let at = parentOf(page, own); at; at = parentOf(page, at)) {
      const before = known.get(at);
      name = before ?? (roles2.includes(page.roleOf(at)) ? placeName(page, at) : "");
      passed.push(at);
      if (name !== "" || before !== void 0) break;
    }
    for (const at of passed) known.set(at, name);
    return name;
  }

  // shared/domain/page-inventory/in-page/describe-control.ts
  var mostOptions = 1e3;
  var lists = ["combobox", "listbox"];
  var valued = ["textbox", "searchbox", "spinbutton", "slider", ...lists];
  var ticked = ["checkbox", "radio", "switch", "menuitemcheckbox", "menuitemradio", "tab"];
  function describeControl(page, element, write) {
    const role = page.roleOf(element);
    const name = write(controlName(page, element));
    const type = typeOf(page, element);
    const checked = ticked.includes(role) ? page.checkedOf(element) : void 0;
    const value = valueOf(page, element, role, write);
    const options = lists.includes(role) ? optionsOf(page, element).slice(0, mostOptions).map(write) : [];
    const hint = hintOf(page, element, write);
    const group = write(groupAround(page, element)) || (role === "radio" ? write(page.attribute(element, "name")) : "");
    const region = write(regionAround(page, element));
    const limits = limitsOf(page, element, write);
    return {
      role,
      name,
      ...type === "" ? {} : { type },
      ...value === "" ? {} : { value },
      ...checked === void 0 ? {} : { checked },
      ...options.length > 0 ? { options } : {},
      ...group === "" ? {} : { group },
      ...hint === "" || hint === name ? {} : { hint },
      ...limits ? { limits } : {},
      ...isEnabled(page, element) ? {} : { disabled: true },
      ...isSeen(page, element) ? {} : { hidden: true },
      ...region === "" ? {} : { region }
    };
  }
  function isEnabled(page, element) {
    const isOff = (at) => at !== void 0 && page.once(
      "inventory off",
      at,
      () => attribute(page, at, "aria-disabled") === "true" || isOff(parentOf(page, at))
    );
    return !element.matches(":disabled") && !isOff(element);
  }
  function isSeen(page, element) {
    return page.once("inventory seen", element, () => page.visible(element) || page.facesOf(element).length > 0);
  }
  function typeOf(page, element) {
    const tag = tagOf(page, element);
    if (tag === "input") return element.type;
    if (tag === "button") {
      const { type, form } = element;
      return type === "submit" && form ? type : "";
    }
    return tag === "select" || tag === "textarea" ? tag : "";
  }
  function valueOf(page, element, role, write) {
    const type = tagOf(page, element) === "input" ? element.type : "";
    if (type === "password" || type === "file" || !valued.includes(role)) return "";
    return write(page.valueOf(element));
  }
  function optionsOf(page, element) {
    const tag = tagOf(page, element);
    const own = tag === "select" ? element.options : tag === "input" ? element.list?.options : void 0;
    const texts = own ? [...own].map((one) => page.tidy(one.label || one.text || one.value)) : page.offered(element);
    return texts.filter((text) => text !== "");
  }
  var hasMoreOptions = (page, element) => lists.includes(page.roleOf(element)) && optionsOf(page, element).length > mostOptions;
  function hintOf(page, element, write) {
    const root = element.getRootNode();
    const described = attribute(page, element, "aria-describedby").split(/\\s+/).map((id) => id === "" ? null : root.getElementById(id)).map((one) => one ? page.rawText(one) : "").join(" ");
    const hints = [
      described,
      attribute(page, element, "aria-description"),
      attribute(page, element, "placeholder")
    ];
    return write(hints.find((hint) => page.tidy(hint) !== "") ?? page.attribute(element, "title"));
  }

  // shared/domain/page-inventory/in-page/elements.ts
  var mostElements = 2e5;
  var special = /* @__PURE__ */ new Set(["script", "style", "template", "noscript", "head", "iframe", "frame", "slot"]);
  var getterOf = (name) => {
    const property = Object.getOwnPropertyDescriptor(Element.prototype, name);
    return (element) => property?.get?.call(element);
  };
  function elementsOf(page) {
    const first = getterOf("firstElementChild");
    const next = getterOf("nextElementSibling");
    const elements = [];
    const open = [document.documentElement];
    for (let element = open.pop(); element; element = open.pop()) {
      if (elements.length >= mostElements) return { elements, isWhole: false };
      elements.push(element);
      const before = open.length;
      if (special.has(tagOf(page, element)) || element.shadowRoot)
        for (const child of childrenOf(page, element)) {
          if (child.nodeType === 1) open.push(child);
        }
      else for (let child = first(element); child; child = next(child)) open.push(child);
      for (let low = before, high = open.length - 1; low < high; low++, high--)
        [open[low], open[high]] = [open[high], open[low]];
    }
    return { elements, isWhole: true };
  }

  // shared/domain/page-inventory/in-page/handles.ts
  var mostChoices = 12;
  var mostWords = 400;
  var opening = ["show-modal", "show-popover", "toggle-popover"];
  var libraryToggles = ["data-bs-toggle", "data-toggle"];
  var targets = ["aria-controls", "popovertarget", "commandfor", "data-bs-target", "data-target", "href"];
  function handleOf(page, element, control, at, holds) {
    const way = control.disabled || control.hidden ? void 0 : wayOf(page, element, control.role);
    if (!way) return void 0;
    const kind = page.kindOf(element);
    const details = page.tagOf(element) === "summary" ? page.parentOf(element) : void 0;
    const isOpen = page.attribute(element, "aria-expanded") === "true" || details?.hasAttribute("open") === true;
    return {
      at,
      id: page.hold(element),
      kind,
      way,
      words: wordsOf(page, element, control),
      isOn: way === "disclosure" || way === "opener" ? isOpen : control.checked === true,
      holds: targetsOf(page, element).reduce((sum, id) => sum + holds(id), 0),
      ...way === "select" ? choicesOf(page, element) : {}
    };
  }
  function wayOf(page, element, role) {
    const tag = page.tagOf(element);
    if (tag === "select") return isSingle(element) ? "select" : void 0;
    if (role === "radio") return "radio";
    if (role === "checkbox" || role === "switch") return "tick";
    if (tag === "summary")
      return page.tagOf(page.parentOf(element) ?? element) === "details" ? "disclosure" : void 0;
    if (!["button", "link", "tab", "menuitem"].includes(role)) return void 0;
    if (sends(page, element) || leads(page, element)) return void 0;
    if (role === "tab") return "tab";
    const popup = page.attribute(element, "aria-haspopup");
    if (page.attribute(element, "aria-expanded") !== "") return "disclosure";
    const says = popup !== "" && popup !== "false" || ["aria-controls", "popovertarget"].some((name) => page.attribute(element, name) !== "") || opening.includes(page.attribute(element, "command")) || libraryToggles.some((name) => page.attribute(element, name) !== "");
    if (says) return "opener";
    return role === "button" ? "plain" : void 0;
  }
  var isSingle = (select) => !select.multiple && select.options.length > 1;
  function sends(page, element) {
    const tag = page.tagOf(element);
    if (tag !== "button" && tag !== "input") return false;
    const { type, form } = element;
    if (tag === "input") return type !== "button";
    const isStated = page.attribute(element, "type") !== "";
    return type !== "button" && (isStated || form !== null);
  }
  function leads(page, element) {
    const tag = page.tagOf(element);
    const link = tag === "a" || tag === "area" ? element : element.closest("a[href]") ?? void 0;
    const address = link ? page.attribute(link, "href").trim() : "";
    return address !== "" && !address.startsWith("#") && !/^javascript:\\s*(?:void\\(0\\)|void 0)?;?$/i.test(address);
  }
  function targetsOf(page, element) {
    const ids = targets.flatMap((name) => {
      const value = page.attribute(element, name);
      return name === "href" && !value.startsWith("#") ? [] : value.split(/\\s+/).map((id) => id.replace(/^#/, ""));
    });
    const details = page.tagOf(element) === "summary" ? page.parentOf(element) : void 0;
    const own = details ? [keyOf(page, details)] : [];
    return [.../* @__PURE__ */ new Set([...ids.filter((id) => id !== ""), ...own])];
  }
  function keyOf(page, element) {
    const id = page.attribute(element, "id");
    if (id !== "" || page.tagOf(element) !== "details") return id;
    const numbers = page.once("inventory details", "numbers", () => /* @__PURE__ */ new Map());
    if (!numbers.has(element)) numbers.set(element, numbers.size);
    return \`details \${numbers.get(element)}\`;
  }
  function wordsOf(page, element, { name }) {
    const { value } = element;
    const said = ["aria-label", "title", "alt", "data-action", "formaction"].map(
      (one) => page.attribute(element, one)
    );
    const isButton = page.tagOf(element) === "input";
    return page.tidy([name, ...said, page.rawText(element).slice(0, mostWords), isButton ? value : ""].join(" ")).slice(0, mostWords);
  }
  function choicesOf(page, select) {
    const texts = optionsOf(page, select);
    const isUnique = (text) => texts.filter((one) => one === text).length === 1;
    const [now] = [...select.selectedOptions].map((one) => page.tidy(one.label || one.text));
    const choices = [...select.options].filter((one) => !one.matches(":disabled") && !one.selected && one.value !== "").slice(0, mostChoices).map((one) => page.tidy(one.label || one.text)).filter((text) => text !== "" && text.length <= mostWords && isUnique(text));
    return { choices, ...now !== void 0 && isUnique(now) ? { chosen: now } : {} };
  }

  // shared/domain/page-inventory/in-page/labelled-values.ts
  var most = 300;
  var longestText = 160;
  var longestValue = 60;
  var others = new Set(
    "script style noscript template title option optgroup select button a input textarea label legend summary caption".split(
      " "
    )
  );
  var isHeading = /^h[1-6]$/;
  var isAmount = /^(?:[\\p{Sc}+−-]|[A-Z]{3}\\s)?\\s?[+−-]?\\d|^[-–—…]+$|^(?:none|n\\/a)$/iu;
  function valuesOf(page, elements, write) {
    const values = [];
    for (const element of elements) {
      if (values.length >= most) break;
      const pair = pairAt(page, element);
      if (!pair) continue;
      const [name, value] = [write(pair.name), write(pair.value)];
      if (!/\\p{L}[^.!?]*$/u.test(name) || value.length > longestValue) continue;
      values.push({ name, value, ...isSeen(page, element) ? {} : { hidden: true } });
    }
    return values;
  }
  function pairAt(page, element) {
    const tag = page.tagOf(element);
    if (others.has(tag) || isHeading.test(tag)) return void 0;
    const text = () => page.tidy(page.rawText(element));
    if (tag === "dd" || tag === "td") {
      const label = tag === "dd" ? termOf(page, element) : rowHeaderOf(page, element);
      const name2 = label && labelIn(page.tidy(page.rawText(label)));
      return name2 ? { name: name2, value: text() } : void 0;
    }
    if (element.childElementCount > 0 || (element.textContent ?? "").length > longestText) return void 0;
    const value = text();
    const isOutput = tag === "output" || page.roleOf(element) === "status";
    const own = isOutput ? labelIn(nameAnyhow(page, element)) : "";
    if (own !== "" && own !== value) return { name: own, value };
    const inText = /^([^:]{1,60}): (.+)$/.exec(value);
    if (inText?.[1] && inText[2] && (isAmount.test(inText[2]) || isOutput))
      return { name: inText[1], value: inText[2] };
    if (value === "" ? !isOutput : !isAmount.test(value)) return void 0;
    const name = textBefore(page, element);
    return name === "" ? void 0 : { name, value };
  }
  var labelIn = (text) => {
    const label = text.replace(/\\s*[:=]$/, "");
    return label.length <= longestValue ? label : "";
  };
  function termOf(page, description) {
    const [before, after] = [description.previousElementSibling, description.nextElementSibling];
    const isOnly = !after || page.tagOf(after) !== "dd";
    return isOnly && before && page.tagOf(before) === "dt" ? before : void 0;
  }
  function rowHeaderOf(page, cell) {
    const before = cell.previousElementSibling;
    const isPair = before && !cell.nextElementSibling && !before.previousElementSibling;
    return isPair && page.tagOf(before) === "th" ? before : void 0;
  }
  function textBefore(page, element) {
    for (let at = element.previousSibling; at; at = at.previousSibling) {
      const text = page.tidy(at.nodeType === 1 ? page.rawText(at) : at.nodeValue ?? "");
      if (at.nodeType === 1) {
        const tag = page.tagOf(at);
        const isPlain = !others.has(tag) && !isHeading.test(tag) && at.childElementCount === 0;
        return isPlain && !isAmount.test(text) ? labelIn(text) : "";
      }
      if (at.nodeType === 3 && text !== "") return text.endsWith(":") ? labelIn(text) : "";
    }
    return "";
  }

  // shared/domain/page-inventory/in-page/surroundings.ts
  var most2 = {
    headings: 500,
    cellRows: 20,
    cellColumns: 12,
    regions: 200,
    tables: 100,
    columns: 100,
    messages: 200
  };
  function surroundingsOf(page, elements, write) {
    const shown = (roles2) => elements.of(roles2).filter((one) => page.visible(one));
    const headings2 = shown(["heading"]).map((one) => write(page.nameOf(one) || page.textOf(one))).filter((text) => text !== "");
    const regions = shown(regionRoles).map((one) => ({ role: page.roleOf(one), name: write(placeName(page, one)) })).filter(({ name }) => name !== "");
    const tables = shown(["table", "grid", "treegrid"]).slice(0, most2.tables + 1).map((one) => tableOf(page, one, write)).filter(({ name, columns }) => name !== "" || columns.length > 0);
    const messages = messagesIn(page, elements, write);
    return {
      headings: headings2.slice(0, most2.headings),
      regions: regions.slice(0, most2.regions),
      tables: tables.slice(0, most2.tables),
      messages: messages.slice(0, most2.messages),
      isCut: headings2.length > most2.headings || regions.length > most2.regions || tables.length > most2.tables || messages.length > most2.messages
    };
  }
  function tableOf(page, table, write) {
    const inside = page.elementsIn(table);
    const of = (...roles2) => inside.filter((one) => roles2.includes(page.roleOf(one)));
    const rows = of("row").filter(
      (row) => page.elementsIn(row).some((one) => ["cell", "gridcell"].includes(page.roleOf(one)))
    );
    return {
      name: write(placeName(page, table)),
      columns: of("columnheader").slice(0, most2.columns).map((one) => write(page.nameOf(one) || page.textOf(one))),
      rows: rows.filter((row) => !page.inFoot(row)).length,
      cells: rows.slice(0, most2.cellRows).map((row) => cellsOf(page, row, write))
    };
  }
  var cellRoles = ["cell", "gridcell", "rowheader"];
  var cellsOf = (page, row, write) => page.elementsIn(row).filter((one) => cellRoles.includes(page.roleOf(one))).slice(0, most2.cellColumns).map((one) => write(page.textOf(one)));
  function messagesIn(page, { live: live2 }, write) {
    const regions = new Set(live2.filter((one) => page.exposed(one)));
    const texts = [...regions].filter((one) => {
      for (let at = page.parentOf(one); at; at = page.parentOf(at)) if (regions.has(at)) return false;
      return true;
    }).map((one) => write(page.visible(one) ? page.textOf(one) : one.innerText));
    return [...new Set(texts.filter((text) => text !== ""))];
  }

  // shared/domain/page-inventory/in-page/texts.ts
  var mostText = 400;
  var shortestSecret = 4;
  function writer(page, elements) {
    const secrets = elements.filter((one) => page.tagOf(one) === "input" && one.type === "password").map((one) => one.value).filter((value) => value.length >= shortestSecret);
    return (text) => {
      if (text === "") return "";
      return secrets.reduce((rest, value) => rest.split(value).join("•••"), page.tidy(text)).slice(0, mostText).toWellFormed();
    };
  }

  // shared/domain/page-inventory/in-page/inventory.injected.ts
  var mostControls = 2e3;
  var mostHandles = 200;
  var mostUrl = 2048;
  var roles = new Set(
    "textbox searchbox spinbutton combobox listbox checkbox radio switch slider button link tab menuitem menuitemcheckbox menuitemradio".split(
      " "
    )
  );
  function main(page, mostMs) {
    page.memo.clear();
    const until = performance.now() + mostMs;
    const { elements, isWhole } = elementsOf(page);
    const sorted = byRole(page, elements);
    const write = writer(page, sorted.of(["textbox", "searchbox", "combobox", "spinbutton"]));
    const controls = [];
    const owners = [];
    let isCut = !isWhole;
    for (const [at, element] of elements.entries()) {
      if (!roles.has(sorted.roles[at] ?? "")) continue;
      if (controls.length >= mostControls || performance.now() >= until) {
        isCut = true;
        break;
      }
      const control = describeControl(page, element, write);
      if (control.hidden && control.name === "") continue;
      if (hasMoreOptions(page, element)) isCut = true;
      controls.push(control);
      owners.push(element);
    }
    const { isCut: isMore, ...around } = surroundingsOf(page, sorted, write);
    return {
      inventory: {
        url: page.address().href.slice(0, mostUrl),
        title: write(document.title),
        controls,
        ...around,
        values: valuesOf(page, elements, write),
        ...isCut || isMore ? { cut: true } : {}
      },
      handles: handlesOf(page, owners, controls),
      closedLayers: sorted.layers.filter((one) => !isSeen(page, one)).length
    };
  }
  function handlesOf(page, owners, controls) {
    const unusable = /* @__PURE__ */ new Map();
    for (const [at, { hidden, disabled }] of controls.entries()) {
      if (!hidden && !disabled) continue;
      for (let around = owners[at]; around; around = parentOf(page, around)) {
        const key = keyOf(page, around);
        if (key !== "") unusable.set(key, (unusable.get(key) ?? 0) + 1);
      }
    }
    const handles = [];
    for (const [at, control] of controls.entries()) {
      const element = owners[at];
      if (handles.length >= mostHandles || !element) break;
      const handle = handleOf(page, element, control, at, (id) => unusable.get(id) ?? 0);
      if (handle) handles.push(handle);
    }
    return handles;
  }
  return __toCommonJS(inventory_injected_exports);
})();
return injected.main
})()`
