import { Route, Switch } from "wouter";
import { fartherScreens } from "../farther-screens.tsx";
import { useSession } from "../session.ts";
import { lazyScreenOfGoods } from "./lazy-screen.tsx";
import { Forbidden, NotFound } from "./Nowhere.tsx";

const ProductsScreen = lazyScreenOfGoods(async () => (await import("../products/ProductsScreen.tsx")).ProductsScreen);
const ProductScreen = lazyScreenOfGoods(async () => (await import("../products/ProductScreen.tsx")).ProductScreen);
const StockScreen = lazyScreenOfGoods(async () => (await import("../stock/StockScreen.tsx")).StockScreen);
const PricesScreen = lazyScreenOfGoods(async () => (await import("../price-cuts/PricesScreen.tsx")).PricesScreen);
const VariantsScreen = lazyScreenOfGoods(async () => (await import("../variants/VariantsScreen.tsx")).VariantsScreen);
const CategoryScreen = lazyScreenOfGoods(async () => (await import("../categories/CategoryScreen.tsx")).CategoryScreen);
const BrandScreen = lazyScreenOfGoods(async () => (await import("../brands/BrandScreen.tsx")).BrandScreen);
const SizeTableScreen = lazyScreenOfGoods(
  async () => (await import("../size-tables/SizeTableScreen.tsx")).SizeTableScreen,
);
const ImportScreen = lazyScreenOfGoods(async () => (await import("../imports/ImportScreen.tsx")).ImportScreen);
const NewBulkEditScreen = lazyScreenOfGoods(
  async () => (await import("../bulk/NewBulkEditScreen.tsx")).NewBulkEditScreen,
);
const BulkEditScreen = lazyScreenOfGoods(async () => (await import("../bulk/BulkEditScreen.tsx")).BulkEditScreen);
const RefusedOffersScreen = lazyScreenOfGoods(
  async () => (await import("../goods/RefusedOffersScreen.tsx")).RefusedOffersScreen,
);
const DropScreen = lazyScreenOfGoods(async () => (await import("../drops/DropScreen.tsx")).DropScreen);
const CustomersScreen = lazyScreenOfGoods(
  async () => (await import("../customers/CustomersScreen.tsx")).CustomersScreen,
);
const CustomerScreen = lazyScreenOfGoods(async () => (await import("../customers/CustomerScreen.tsx")).CustomerScreen);
const NewsletterScreen = lazyScreenOfGoods(
  async () => (await import("../newsletter/NewsletterScreen.tsx")).NewsletterScreen,
);
const CodesScreen = lazyScreenOfGoods(async () => (await import("../codes/CodesScreen.tsx")).CodesScreen);
const NumbersScreen = lazyScreenOfGoods(async () => (await import("../figures/NumbersScreen.tsx")).NumbersScreen);
const FigureOrdersScreen = lazyScreenOfGoods(
  async () => (await import("../figures/FigureOrdersScreen.tsx")).FigureOrdersScreen,
);
const BooksScreen = lazyScreenOfGoods(async () => (await import("../books/BooksScreen.tsx")).BooksScreen);
const PageScreen = lazyScreenOfGoods(async () => (await import("../pages/PageScreen.tsx")).PageScreen);
const ConnectionScreen = lazyScreenOfGoods(
  async () => (await import("../connections/ConnectionScreen.tsx")).ConnectionScreen,
);
const HubScreen = lazyScreenOfGoods(async () => (await import("../hub/HubScreen.tsx")).HubScreen);
const RecallScreen = lazyScreenOfGoods(async () => (await import("../recalls/RecallScreen.tsx")).RecallScreen);
const QuestionsScreen = lazyScreenOfGoods(
  async () => (await import("../questions/QuestionsScreen.tsx")).QuestionsScreen,
);
const QuestionScreen = lazyScreenOfGoods(async () => (await import("../questions/QuestionScreen.tsx")).QuestionScreen);
const HistoryScreen = lazyScreenOfGoods(async () => (await import("../log/HistoryScreen.tsx")).HistoryScreen);
const LogScreen = lazyScreenOfGoods(async () => (await import("../log/LogScreen.tsx")).LogScreen);

/** The screens that a day at the desk does not begin with, which are asked for by address once none of the first ones is. */
export function FartherScreens() {
  const { permissions } = useSession();
  return (
    <Switch>
      <Route path="/goods">{permissions.includes("products.edit") ? <ProductsScreen /> : <Forbidden />}</Route>
      <Route path="/goods/stock">{permissions.includes("stock.move") ? <StockScreen /> : <Forbidden />}</Route>
      <Route path="/goods/prices/:id">
        {({ id }) => (permissions.includes("prices.edit") ? <PricesScreen key={id} id={id} /> : <Forbidden />)}
      </Route>
      <Route path="/goods/categories/:id">
        {({ id }) => (permissions.includes("products.edit") ? <CategoryScreen key={id} id={id} /> : <Forbidden />)}
      </Route>
      <Route path="/goods/brands/:id">
        {({ id }) => (permissions.includes("products.edit") ? <BrandScreen key={id} id={id} /> : <Forbidden />)}
      </Route>
      <Route path="/goods/size-tables/:id">
        {({ id }) => (permissions.includes("products.edit") ? <SizeTableScreen key={id} id={id} /> : <Forbidden />)}
      </Route>
      <Route path="/goods/imports/:id">
        {({ id }) => (permissions.includes("products.edit") ? <ImportScreen key={id} /> : <Forbidden />)}
      </Route>
      <Route path="/goods/bulk/new">
        {permissions.includes("products.edit") ? <NewBulkEditScreen /> : <Forbidden />}
      </Route>
      <Route path="/goods/bulk/:id">
        {({ id }) => (permissions.includes("products.edit") ? <BulkEditScreen key={id} id={id} /> : <Forbidden />)}
      </Route>
      <Route path="/goods/refused-offers">
        {permissions.includes("products.edit") ? <RefusedOffersScreen /> : <Forbidden />}
      </Route>
      <Route path="/goods/:id/recall">
        {({ id }) => (permissions.includes("buyers.contact") ? <RecallScreen key={id} id={id} /> : <Forbidden />)}
      </Route>
      <Route path="/goods/:id/variants">
        {({ id }) => (permissions.includes("products.edit") ? <VariantsScreen key={id} id={id} /> : <Forbidden />)}
      </Route>
      <Route path="/customers">{permissions.includes("customers.read") ? <CustomersScreen /> : <Forbidden />}</Route>
      <Route path="/customers/:id">
        {({ id }) => (permissions.includes("customers.read") ? <CustomerScreen key={id} id={id} /> : <Forbidden />)}
      </Route>
      <Route path="/questions">{permissions.includes("buyers.contact") ? <QuestionsScreen /> : <Forbidden />}</Route>
      <Route path="/questions/:id">
        {({ id }) => (permissions.includes("buyers.contact") ? <QuestionScreen key={id} id={id} /> : <Forbidden />)}
      </Route>
      <Route path="/numbers">{permissions.includes("reports.read") ? <NumbersScreen /> : <Forbidden />}</Route>
      <Route path="/numbers/orders">
        {permissions.includes("reports.read") ? <FigureOrdersScreen /> : <Forbidden />}
      </Route>
      <Route path="/numbers/books">{permissions.includes("invoices.read") ? <BooksScreen /> : <Forbidden />}</Route>
      <Route path="/newsletter">{permissions.includes("customers.read") ? <NewsletterScreen /> : <Forbidden />}</Route>
      <Route path="/codes">{permissions.includes("prices.edit") ? <CodesScreen /> : <Forbidden />}</Route>
      <Route path="/content">
        {permissions.includes("content.edit") ? <HubScreen at="/content" title="OFFICE_CONTENT" /> : <Forbidden />}
      </Route>
      <Route path="/content/pages/:id">
        {({ id }) => (permissions.includes("content.edit") ? <PageScreen key={id} id={id} /> : <Forbidden />)}
      </Route>
      <Route path="/settings">
        {permissions.includes("settings.edit") ? <HubScreen at="/settings" title="OFFICE_SETTINGS" /> : <Forbidden />}
      </Route>
      <Route path="/settings/connections/:kind">
        {({ kind }) =>
          permissions.includes("settings.edit") ? <ConnectionScreen key={kind} kind={kind} /> : <Forbidden />
        }
      </Route>
      <Route path="/log">{permissions.includes("log.read") ? <LogScreen /> : <Forbidden />}</Route>
      <Route path="/history/:entity/:id?">
        {({ entity, id }) => <HistoryScreen key={`${entity} ${id}`} entity={entity} id={id} />}
      </Route>
      {fartherScreens.map(({ path, permission, Screen }) => (
        <Route key={path} path={path}>
          {permissions.includes(permission) ? <Screen /> : <Forbidden />}
        </Route>
      ))}
      {/* Behind the other screens below `/goods/`. */}
      <Route path="/goods/drops/:id">
        {({ id }) => (permissions.includes("products.edit") ? <DropScreen key={id} id={id} /> : <Forbidden />)}
      </Route>
      <Route path="/goods/:id">
        {({ id }) => (permissions.includes("products.edit") ? <ProductScreen key={id} id={id} /> : <Forbidden />)}
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
