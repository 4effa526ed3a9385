import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { MarkType, Node } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, EditorState, type Plugin } from "prosemirror-state";
import { schema } from "./schema.ts";
import { isInCell } from "./table-commands.ts";

const { nodes, marks } = schema;

/** What a block can be: words, or a heading of a level. */
export const blockKinds = ["paragraph", "h2", "h3", "h4"] as const;
export type BlockKind = (typeof blockKinds)[number];

/** Returns a text as it begins to be edited. */
export function stateOf(doc: Node): EditorState {
  return EditorState.create({ doc, plugins });
}

/** Begins a line within a block, and in a table within its cell. */
const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

const breakInCell: Command = (state, dispatch, view) =>
  (isInCell(state) || state.selection.$from.parent.type === nodes.table_caption) && breakLine(state, dispatch, view);

const plugins: Plugin[] = [
  inputRules({
    rules: [
      wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
      wrappingInputRule(/^1[.)]\s$/, nodes.ordered_list),
      textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = "##"]) => ({ level: signs.length })),
    ],
  }),
  keymap({
    "Mod-z": undo,
    "Mod-y": redo,
    "Mod-Shift-z": redo,
    "Mod-b": toggleMark(marks.strong),
    "Mod-i": toggleMark(marks.em),
    "Shift-Enter": chainCommands(exitCode, breakLine),
    Enter: chainCommands(breakInCell, splitListItem(nodes.list_item)),
    "Mod-]": sinkListItem(nodes.list_item),
    "Mod-[": liftListItem(nodes.list_item),
  }),
  keymap(baseKeymap),
  history(),
];

/** Makes the chosen words bold or slanted, or not any more. */
export const marking = { strong: toggleMark(marks.strong), em: toggleMark(marks.em) };
/** Takes back what was typed, or does it again. */
export const steps = { undo, redo };

/** Makes the blocks the cursor is in a kind of block. */
export function turnInto(kind: BlockKind): Command {
  return kind === "paragraph" ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level: Number(kind[1]) });
}

/** Returns what the block is in which the cursor is; null: a cell of a table. */
export function kindAt({ selection: { $from } }: EditorState): BlockKind | null {
  if ($from.parent.type === nodes.heading) return `h${String($from.parent.attrs["level"])}` as BlockKind;
  return $from.parent.type === nodes.paragraph ? "paragraph" : null;
}

/** Makes a list of the blocks the cursor is in, another kind of list of the one it is in, or of one that is such a list paragraphs again. */
export function toggleList(kind: "bullet_list" | "ordered_list"): Command {
  return (state, dispatch, view) => {
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const { type } = $from.node(depth);
      if (type === nodes[kind]) return liftListItem(nodes.list_item)(state, dispatch, view);
      if (type !== nodes.bullet_list && type !== nodes.ordered_list) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), nodes[kind]));
      return true;
    }
    return wrapInList(nodes[kind])(state, dispatch);
  };
}

/** Returns which kind of list the cursor is in; null: none. */
export function listAt({ selection: { $from } }: EditorState): "bullet_list" | "ordered_list" | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    if (name === "bullet_list" || name === "ordered_list") return name;
  }
  return null;
}

/** Returns whether the chosen words, or those that would be typed next, have a mark. */
export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

/** Returns where the link leads the cursor is in; '': it is in none. */
export function linkAt({ selection: { $from, to }, doc }: EditorState): string {
  const [mark] = [$from.marks(), $from.nodeAfter?.marks ?? [], doc.resolve(to).marks()].flatMap(
    (all) => marks.link.isInSet(all) ?? [],
  );
  return mark === undefined ? "" : String(mark.attrs["href"]);
}

/** Has the chosen words lead somewhere, or the link the cursor is in; with nothing chosen the address is written there. `null`: nowhere any more. */
export function linkTo(href: string | null): Command {
  return (state, dispatch) => {
    const { from, to } = chosenFor(state);
    const tr = state.tr.removeMark(from, to, marks.link);
    if (href !== null && from === to) tr.insert(from, schema.text(href, [marks.link.create({ href })]));
    else if (href !== null) tr.addMark(from, to, marks.link.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** What is chosen, or all of the link the cursor is in. */
function chosenFor({ selection }: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = selection;
  if (!empty) return { from, to };
  const here = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []);
  if (here === undefined) return { from, to };
  const begin = $from.start();
  const runs: { from: number; to: number; linked: boolean }[] = [];
  $from.parent.forEach((node, offset) => {
    const linked = here.isInSet(node.marks);
    const last = runs.at(-1);
    if (last?.linked && linked) last.to = begin + offset + node.nodeSize;
    else runs.push({ from: begin + offset, to: begin + offset + node.nodeSize, linked });
  });
  return runs.find((run) => run.linked && run.from <= from && from <= run.to) ?? { from, to };
}
