import type { Language } from '@dental-shop/domain/language/language';
import type { ReactNode } from 'react';
import { productName } from '../product-name.ts';
import { KeptWhole } from './letter.tsx';
import { styles } from './styles.ts';

interface Item {
  sku: string;
  name: string;
  /** Shown below the name, because on phones, a third column would leave no room for the value. */
  detail?: ReactNode;
  value: string;
}

interface ItemTableProps {
  headings: { item: string; value: string };
  items: readonly Item[];
  total?: { label: string; value: string };
  language: Language;
}

export function ItemTable({ headings, items, total, language }: ItemTableProps) {
  const value = { ...styles.cell, ...styles.value };
  return (
    <table className="data" style={styles.table}>
      <thead>
        <tr>
          <th style={styles.cell}>{headings.item}</th>
          <th style={value}>{headings.value}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items never change
          <tr key={index}>
            <td style={styles.cell}>
              <KeptWhole text={productName(language, item)} /> ({item.sku})
              {item.detail && <div style={styles.note}>{item.detail}</div>}
            </td>
            <td style={value}>{item.value}</td>
          </tr>
        ))}
        {total && (
          <tr>
            <td style={{ ...styles.cell, fontWeight: 700 }}>{total.label}</td>
            <td style={{ ...value, fontWeight: 700 }}>{total.value}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
