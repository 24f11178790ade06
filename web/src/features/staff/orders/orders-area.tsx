import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../../shared/ui/error-page.tsx';
import { OrderPage } from './order-page.tsx';
import { OrdersPage } from './orders-page.tsx';
import { PackingSlipPage } from './packing-slip-page.tsx';

/** Everything under `/staff/orders`. */
export default function OrdersArea() {
  return (
    <Routes>
      <Route index element={<OrdersPage />} />
      <Route path=":orderId" element={<OrderPage />} />
      <Route path=":orderId/packing-slip" element={<PackingSlipPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
