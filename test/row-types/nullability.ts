import { isNode, nodeIn, nodesIn, numberIn, type Tree, type TreeNode, wordIn } from "./node-tree.ts";

/** Whether a column may be null: never, surely for some rows that the schema allows, or it cannot be told. */
export type Nulls = "never" | "may" | "unknown";

/** What the catalogue of the database says, by oid. */
export interface Catalogue {
  /** Columns of tables that last, as `table.number`: whether they are NOT NULL. */
  columns: ReadonlyMap<string, boolean>;
  /** Functions that answer null for null. */
  strict: ReadonlySet<string>;
  /** Aggregates and window functions that answer a number always. */
  counts: ReadonlySet<string>;
}

/** A query inside of which an expression stands, and the query around it. */
interface Scope {
  query: TreeNode;
  outer: Scope | null;
  catalogue: Catalogue;
  /** Columns that a row found has: its conditions would have been null. */
  proven: ReadonlySet<string>;
}

/** Returns for each column of a query, as PostgreSQL has analysed it, its name and whether it may be null. */
export function columnsOf(query: TreeNode, catalogue: Catalogue): { name: string; nulls: Nulls }[] {
  const scope = scopeOf(query, null, catalogue);
  return targetsOf(query).map((target, at) => ({
    name: wordIn(target, "resname").replaceAll(/\\(.)/gu, "$1"),
    nulls: nullsOfColumn(scope, at),
  }));
}

function scopeOf(query: TreeNode, outer: Scope | null, catalogue: Catalogue): Scope {
  const scope = { query, outer, catalogue, proven: new Set<string>() };
  const from = nodeIn(query, "jointree");
  return from === null ? scope : { ...scope, proven: new Set(provenBy(scope, from)) };
}

/** What a query answers: its SELECT list or its RETURNING. */
function targetsOf(query: TreeNode): TreeNode[] {
  const answers = wordIn(query, "commandType") === "1" ? "targetList" : "returningList";
  return nodesIn(query, answers).filter((target) => wordIn(target, "resjunk") !== "true");
}

function nullsOfColumn(scope: Scope, at: number): Nulls {
  const union = nodeIn(scope.query, "setOperations");
  if (union !== null) return united(leavesOf(union).map((leaf) => nullsOfSource(scope, leaf, at + 1)));
  const target = targetsOf(scope.query)[at];
  return target === undefined ? "unknown" : nullsOf(scope, nodeIn(target, "expr"));
}

function leavesOf(union: TreeNode): number[] {
  if (union.kind === "RANGETBLREF") return [numberIn(union, "rtindex")];
  return [nodeIn(union, "larg"), nodeIn(union, "rarg")].flatMap((side) => (side === null ? [] : leavesOf(side)));
}

/** Of several that may stand in one place. */
function united(all: readonly Nulls[]): Nulls {
  if (all.includes("may")) return "may";
  return all.every((nulls) => nulls === "never") ? "never" : "unknown";
}

/** Of what is null where one of its arguments is, and cannot be told otherwise. */
function strictly(scope: Scope, args: readonly (TreeNode | null)[]): Nulls {
  return args.some((arg) => nullsOf(scope, arg) === "may") ? "may" : "unknown";
}

/** Of what is only reached under a condition: the schema alone does not say that it may be null there. */
function guarded(nulls: Nulls, expression: TreeNode | null): Nulls {
  return nulls === "may" && expression?.kind !== "CONST" ? "unknown" : nulls;
}

function nullsOf(scope: Scope, expression: TreeNode | null): Nulls {
  if (expression === null) return "unknown";
  const argument = nodeIn(expression, "arg");
  const args = nodesIn(expression, "args");
  switch (expression.kind) {
    case "VAR":
      return nullsOfVar(scope, expression);
    case "CONST":
      return wordIn(expression, "constisnull") === "true" ? "may" : "never";
    case "NULLTEST":
    case "BOOLEANTEST":
    case "DISTINCTEXPR":
    case "ARRAYEXPR":
    case "ROWEXPR":
    case "SQLVALUEFUNCTION":
      return "never";
    case "RELABELTYPE":
    case "COERCEVIAIO":
    case "ARRAYCOERCEEXPR":
    case "COLLATEEXPR":
      return nullsOf(scope, argument);
    case "COALESCE":
    case "MINMAX": {
      const all = args.map((arg) => nullsOf(scope, arg));
      if (all.includes("never")) return "never";
      return all.every((nulls) => nulls === "may") ? "may" : "unknown";
    }
    case "CASEEXPR": {
      const results = [...args.map((when) => nodeIn(when, "result")), nodeIn(expression, "defresult")];
      return united(results.map((result) => guarded(nullsOf(scope, result), result)));
    }
    case "NULLIFEXPR":
      return "may";
    case "BOOLEXPR":
      return args.every((arg) => nullsOf(scope, arg) === "never") ? "never" : "unknown";
    case "FUNCEXPR":
      return scope.catalogue.strict.has(wordIn(expression, "funcid")) ? strictly(scope, args) : "unknown";
    case "OPEXPR":
      return scope.catalogue.strict.has(wordIn(expression, "opfuncid")) ? strictly(scope, args) : "unknown";
    case "SCALARARRAYOPEXPR":
      return strictly(scope, args.slice(0, 1));
    case "AGGREF":
    case "WINDOWFUNC":
      return nullsOfAggregate(scope, expression);
    case "SUBLINK":
      return nullsOfSublink(scope, expression);
    default:
      return "unknown";
  }
}

function nullsOfAggregate({ query, catalogue }: Scope, aggregate: TreeNode): Nulls {
  if (catalogue.counts.has(wordIn(aggregate, "aggfnoid") || wordIn(aggregate, "winfnoid"))) return "never";
  if (aggregate.kind === "WINDOWFUNC" || wordIn(aggregate, "agglevelsup") !== "0") return "unknown";
  const grouped = [...nodesIn(query, "groupClause"), ...nodesIn(query, "groupingSets")].length > 0;
  return grouped || nodeIn(query, "havingQual") !== null ? "unknown" : "may";
}

const [EXISTS, EXPRESSION, ARRAY] = ["0", "4", "6"];

function nullsOfSublink(scope: Scope, link: TreeNode): Nulls {
  const kind = wordIn(link, "subLinkType");
  if (kind === EXISTS || kind === ARRAY) return "never";
  const query = nodeIn(link, "subselect");
  if (kind !== EXPRESSION || query === null) return "unknown";
  const nulls = nullsOfColumn(scopeOf(query, scope, scope.catalogue), 0);
  // Whether there is a row at all, only a sum over all rows tells.
  const always = wordIn(query, "hasAggs") === "true" && nodesIn(query, "groupClause").length === 0;
  return nulls === "never" && !(always && nodeIn(query, "havingQual") === null) ? "unknown" : nulls;
}

function nullsOfVar(inner: Scope, variable: TreeNode): Nulls {
  const scope = outwards(inner, numberIn(variable, "varlevelsup"));
  if (scope === null) return "unknown";
  const nulls =
    nullingOf(variable).length > 0
      ? "may"
      : nullsOfSource(scope, numberIn(variable, "varno"), numberIn(variable, "varattno"));
  const proven = nulls === "may" && scope.proven.has(keyOf(variable)) && !isWritten(scope.query, variable);
  return proven ? "unknown" : nulls;
}

function outwards(scope: Scope | null, levels: number): Scope | null {
  return levels === 0 || scope === null ? scope : outwards(scope.outer, levels - 1);
}

/** True of a column that an UPDATE sets: it answers what it is afterwards, its conditions speak of before. */
function isWritten(query: TreeNode, variable: TreeNode): boolean {
  return (
    wordIn(query, "commandType") === "2" &&
    wordIn(query, "resultRelation") === wordIn(variable, "varno") &&
    nodesIn(query, "targetList").some((target) => wordIn(target, "resno") === wordIn(variable, "varattno"))
  );
}

function nullsOfSource(scope: Scope, source: number, column: number): Nulls {
  const entry = nodesIn(scope.query, "rtable")[source - 1]!;
  const listed = (field: string) => nullsOf(scope, nodesIn(entry, field)[column - 1] ?? null);
  switch (wordIn(entry, "rtekind")) {
    case "0": {
      const filled = column < 0 || scope.catalogue.columns.get(`${wordIn(entry, "relid")}.${column}`);
      return filled === undefined ? "unknown" : filled ? "never" : "may";
    }
    case "1":
      return nullsOfColumn(scopeOf(nodeIn(entry, "subquery")!, scope, scope.catalogue), column - 1);
    case "2":
      return listed("joinaliasvars");
    case "6":
      return nullsOfCte(scope, entry, column);
    case "9":
      return listed("groupexprs");
    default:
      return "unknown";
  }
}

function nullsOfCte(inner: Scope, entry: TreeNode, column: number): Nulls {
  const scope = outwards(inner, numberIn(entry, "ctelevelsup"));
  const cte =
    scope && nodesIn(scope.query, "cteList").find((cte) => wordIn(cte, "ctename") === wordIn(entry, "ctename"));
  if (!cte || wordIn(entry, "self_reference") === "true") return "unknown";
  return nullsOfColumn(scopeOf(nodeIn(cte, "ctequery")!, scope, scope.catalogue), column - 1);
}

/** Returns the columns that a row has if it passed the conditions of a join tree. */
function provenBy(scope: Scope, from: TreeNode): string[] {
  if (from.kind === "FROMEXPR")
    return [
      ...nodesIn(from, "fromlist").flatMap((item) => provenBy(scope, item)),
      ...passed(scope, nodeIn(from, "quals")),
    ];
  if (from.kind !== "JOINEXPR") return [];
  const side = (name: string) => provenBy(scope, nodeIn(from, name)!);
  const [inner, left, , right] = ["0", "1", "2", "3"];
  const kind = wordIn(from, "jointype");
  return [
    ...(kind === inner || kind === left ? side("larg") : []),
    ...(kind === inner || kind === right ? side("rarg") : []),
    ...(kind === inner ? passed(scope, nodeIn(from, "quals")) : []),
  ];
}

/** Returns the columns that are there where a condition is true. */
function passed(scope: Scope, condition: TreeNode | null): string[] {
  if (condition === null) return [];
  const args = nodesIn(condition, "args");
  const [first, ...others] = args.map((arg) => passed(scope, arg));
  if (condition.kind === "BOOLEXPR") {
    const kind = wordIn(condition, "boolop");
    if (kind === "and") return [first!, ...others].flat();
    if (kind === "or") return first!.filter((key) => others.every((keys) => keys.includes(key)));
    return args.flatMap((arg) => (arg.kind === "OPEXPR" ? needed(scope, arg) : []));
  }
  if (condition.kind === "NULLTEST")
    return wordIn(condition, "nulltesttype") === "1" ? needed(scope, nodeIn(condition, "arg")) : [];
  return needed(scope, condition);
}

/** Returns the columns without which an expression is null. */
function needed(scope: Scope, expression: TreeNode | null): string[] {
  if (expression === null) return [];
  const args = nodesIn(expression, "args");
  if (expression.kind === "VAR") return wordIn(expression, "varlevelsup") === "0" ? namesOf(scope, expression) : [];
  if (["RELABELTYPE", "COERCEVIAIO"].includes(expression.kind)) return needed(scope, nodeIn(expression, "arg"));
  if (expression.kind === "SCALARARRAYOPEXPR") return needed(scope, args[0] ?? null);
  const strict = scope.catalogue.strict.has(wordIn(expression, "funcid") || wordIn(expression, "opfuncid"));
  return ["FUNCEXPR", "OPEXPR"].includes(expression.kind) && strict ? args.flatMap((arg) => needed(scope, arg)) : [];
}

/** Returns under which names a column is read: its own, and that of a join or a group that hands it on. */
function namesOf({ query }: Scope, variable: TreeNode): string[] {
  const passedOn = nodesIn(query, "rtable").flatMap((entry, at) =>
    ["joinaliasvars", "groupexprs"].flatMap((field) =>
      nodesIn(entry, field).flatMap((given, column) =>
        given.kind === "VAR" && keyOf(given) === keyOf(variable) ? [`${at + 1}.${column + 1}.`] : [],
      ),
    ),
  );
  return [keyOf(variable), ...passedOn];
}

function keyOf(variable: TreeNode): string {
  return `${wordIn(variable, "varno")}.${wordIn(variable, "varattno")}.${nullingOf(variable).join("+")}`;
}

/** Returns the outer joins that may leave a column without a value. */
function nullingOf(variable: TreeNode): Tree[] {
  const set = variable.fields["varnullingrels"];
  return Array.isArray(set) ? (set as Tree[]).filter((item) => !isNode(item) && item !== "b") : [];
}
