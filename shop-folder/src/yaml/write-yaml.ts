import { Document, isCollection, isMap, isScalar, isSeq, Scalar, visit, type YAMLMap, type YAMLSeq } from 'yaml';

const LONGEST_LINE = 260;

/**
 * Writes a value in a canonical form: small lists and maps of plain values on one line, others in block style, texts of several lines as
 * block scalars. Equal values yield equal bytes.
 */
export function writeYaml(value: unknown, schema?: string): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Collection: (_, node, path) => {
      if (path.length > 1 && isFlat(node)) node.flow = true;
    },
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string' && node.value.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
    },
  });
  const text = document.toString({ lineWidth: 0, nullStr: '~' });
  return (schema ? `# yaml-language-server: $schema=${schema}\n` : '') + text;
}

/** True if a node holds only plain values and fits on a line. */
function isFlat(node: unknown): boolean {
  if (!isCollection(node) || node.items.length === 0) return false;
  const values = isMap(node) ? (node as YAMLMap).items.map((pair) => pair.value) : isSeq(node) ? (node as YAMLSeq).items : [];
  const isPlain = values.every((one) => isScalar(one) || (isSeq(one) && one.items.every((part) => isScalar(part))));
  return isPlain && JSON.stringify(node.toJSON()).length <= LONGEST_LINE && !JSON.stringify(node.toJSON()).includes('\\n');
}
