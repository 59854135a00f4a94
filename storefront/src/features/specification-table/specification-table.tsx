import type { ProductDetail } from '@vitrina/contract/catalogue';
import { useText } from '../../context/shop-context.tsx';
import { splitGroups } from './split-groups.ts';
import './specification-table.css';

type Group = ProductDetail['specifications'][number];

/** All facts by group, some with a line of explanation; a long list is expanded on demand. */
export function SpecificationTable({ groups }: { groups: readonly Group[] }) {
  const text = useText();
  const { shown, rest, restRows } = splitGroups(groups);
  return (
    <div className="specifications-all">
      {shown.map((group) => (
        <Table key={group.code} group={group} />
      ))}
      {rest.length > 0 && (
        <details className="specifications-more">
          <summary className="btn compact">{text('product_all_facts', { count: restRows })}</summary>
          {rest.map((group) => (
            <Table key={group.code} group={group} />
          ))}
        </details>
      )}
    </div>
  );
}

function Table({ group }: { group: Group }) {
  return (
    <table className="specifications">
      <caption>{group.title}</caption>
      <tbody>
        {group.items.map((item) => (
          <tr key={item.code}>
            <th scope="row" {...(item.title_lang && { lang: item.title_lang })}>
              {item.title}
            </th>
            <td>
              <span {...(item.value_lang && { lang: item.value_lang })}>{item.value}</span>
              {item.help && <small>{item.help}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
