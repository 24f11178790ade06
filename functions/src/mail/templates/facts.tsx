import { styles } from './styles.ts';

/** Names and what they stand for, one below the other. */
export function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <table className="data" style={styles.table}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" style={{ ...styles.cell, width: '35%' }}>
              {name}
            </th>
            <td style={styles.cell}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
